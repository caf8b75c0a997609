-- Of which hour of prayer its member has been reminded: once a day, whoever else is at it and whatever crashes.
create table slot_reminders (
  chain_id   integer not null references prayer_chains on delete cascade,
  hour_slot  smallint not null,
  day        date not null,
  primary key (chain_id, hour_slot, day)
);
