-- Whether the owner is not told of amens and encouragement on this prayer.
alter table prayers add column is_quiet boolean not null default false;
