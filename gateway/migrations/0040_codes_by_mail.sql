-- Addresses that were typed to sign in, until a job has dealt with them. One insert whatever the address, so that the
-- duration of a request shows nobody whether an address is known.
create table sign_in_code_requests (
  id            bigint generated always as identity primary key,
  email         citext not null,
  -- SHA-256 of the cookie of the browser that asked.
  browser_hash  bytea not null,
  return_to     text
);

create trigger announce_delivery
after insert on sign_in_code_requests
for each row execute function announce_delivery();

-- The newest secret of an address in a browser: a code to type and the token of a link, as keyed hashes. They end
-- together.
create table sign_in_codes (
  browser_hash  bytea not null,
  email         citext not null,
  -- Null while too many wrong codes have been typed for the address: the mail has the link alone.
  code_hash     bytea,
  token_hash    bytea not null,
  return_to     text,
  tries         smallint not null default 0,
  used_at       timestamptz,
  created_at    timestamptz not null default now(),
  primary key (browser_hash, email)
);

create index sign_in_codes_by_age on sign_in_codes (created_at);

-- When an address was last sent a code.
create table sign_in_mails (
  email      citext primary key,
  mailed_at  timestamptz[] not null
);

create table sign_in_code_misses (
  id          bigint generated always as identity primary key,
  email       citext not null,
  created_at  timestamptz not null default now()
);

create index sign_in_code_misses_of_address on sign_in_code_misses (email, created_at);
create index sign_in_code_misses_by_age on sign_in_code_misses (created_at);
