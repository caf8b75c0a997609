-- Whether the owner gets no notifications of amens and encouragement on this prayer.
alter table prayers add column is_quiet boolean not null default false;
