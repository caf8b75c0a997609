-- The hours of prayer whose member has been reminded: once a day, also with several gateways and after a crash.
create table slot_reminders (
  chain_id   integer not null references prayer_chains on delete cascade,
  hour_slot  smallint not null,
  day        date not null,
  primary key (chain_id, hour_slot, day)
);
