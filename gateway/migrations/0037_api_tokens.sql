-- API tokens: the database holds only the SHA-256 of each.
create table api_tokens (
  id            integer generated always as identity primary key,
  member_id     integer not null references members on delete cascade,
  -- Bounds the tokens of a member, also of those that are created at the same time.
  place         smallint not null check (place between 1 and 20),
  token_hash    bytea not null unique,
  name          text not null,
  scope         text not null check (scope in ('read', 'write')),
  created_at    timestamptz(3) not null default now(),
  expires_at    timestamptz(3) not null,
  last_used_at  timestamptz(3),
  unique (member_id, place)
);

create index api_tokens_by_expiry on api_tokens (expires_at);

-- A suspension ends the member's tokens for good: a program would go on where the member left off.
create function end_tokens_of_suspended() returns trigger language plpgsql as $$
begin
  delete from api_tokens where member_id = new.id;
  return null;
end $$;

create trigger end_tokens_of_suspended
after update of suspended_at on members
for each row
when (old.suspended_at is null and new.suspended_at is not null)
execute function end_tokens_of_suspended();

-- The address at which calendars read a member's hours is derived from this number and a secret of the gateway: the next
-- number makes another address.
alter table members add column hours_feed_generation integer not null default 0;
