-- For whom somebody asks, in the author's words: 'my neighbour'.
alter table prayers add column on_behalf_of text;
