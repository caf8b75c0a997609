-- Requests of an address, counted by all gateways (rate-limiter-flexible's table). Addresses are hashed and deleted
-- within two minutes; losing them in a crash does no harm.
-- call_counts stays for gateways of the previous version; a later migration drops it.
create unlogged table rate_limits (
  key     varchar(255) primary key,
  points  integer not null default 0,
  expire  bigint
);
