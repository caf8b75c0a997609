-- The anonymous text for which somebody was suspended, for as long as that lasts. The list of accounts must not show who
-- that is: it would tell who wrote the text.
alter table members add column suspended_for text;
