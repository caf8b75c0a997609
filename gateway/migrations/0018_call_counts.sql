-- How many calls of a kind came from an address in a minute, over all gateways. Addresses are hashed and forgotten after
-- two minutes; what a crash takes of it is not missed.
create unlogged table call_counts (
  minute  integer not null,
  caller  text not null,
  calls   integer not null,
  primary key (minute, caller)
);
