create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table members (
  id                    integer generated always as identity primary key,
  provider_subject      text not null unique,
  email                 citext not null,
  is_verified           boolean not null,
  first_name            text,
  last_name             text,
  name                  text,
  profile_image_url     text,
  time_zone             text not null default 'UTC',
  experience_points     integer not null default 0,
  prayer_streak         integer not null default 0,
  streak_day            date,
  total_prayers         integer not null default 0,
  total_amens           integer not null default 0,
  total_encouragements  integer not null default 0,
  total_praises         integer not null default 0,
  suspended_at          timestamptz,
  created_at            timestamptz not null default now()
);

create table sessions (
  token_hash  bytea primary key,
  member_id   integer not null references members on delete cascade,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null
);

create index sessions_by_member on sessions (member_id);
create index sessions_by_expiry on sessions (expires_at);

-- A sign-in in progress: bound to the browser by a cookie, used once, valid for ten minutes.
create table sign_in_attempts (
  state_hash     bytea primary key,
  browser_hash   bytea not null,
  code_verifier  text not null,
  return_to      text,
  created_at     timestamptz not null default now()
);

-- What an Idempotency-Key has already made. Written in the statement that makes the thing.
create table idempotency_keys (
  member_id   integer not null references members on delete cascade,
  key         text not null,
  operation   text not null,
  body_hash   bytea not null,
  made_id     integer not null,
  created_at  timestamptz not null default now(),
  primary key (member_id, key)
);

create table daily_active (
  day        date not null,
  member_id  integer not null references members on delete cascade,
  primary key (day, member_id)
);
