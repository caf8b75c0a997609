-- The first response to a create call with an Idempotency-Key, for as long as it may be repeated. Deleted after a week;
-- idempotency_keys, which stay, prevent a second creation also then.
create table idempotent_responses (
  member_id     integer not null references members on delete cascade,
  key           text not null,
  request_hash  bytea not null,
  response      text not null,
  created_at    timestamptz not null default now(),
  primary key (member_id, key, request_hash)
);

create index idempotent_responses_by_age on idempotent_responses (created_at);
