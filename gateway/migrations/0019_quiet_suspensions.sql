-- The anonymous text for which a member was suspended, for as long as that lasts. The list of accounts must not show
-- this suspension: it would reveal the author of the text.
alter table members add column suspended_for text;
