-- The language that a member has chosen, as a tag; null: that of the browser. No list of languages here: one that the
-- site no longer has counts as none.
alter table members add column locale text check (length(locale) <= 35);
