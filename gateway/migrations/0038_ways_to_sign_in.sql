-- The ways in which a member signs in. `members.provider_subject` stays as the account's `authId`.
create table identities (
  id            integer generated always as identity primary key,
  member_id     integer not null references members on delete cascade,
  -- 'google', 'email', or the issuer of an OpenID Connect provider.
  issuer        text not null,
  -- The provider's name for the person; for 'email' the address in lower case.
  subject       text not null,
  -- The address as the provider last told it, and whether the provider says that it is verified.
  email         citext,
  is_verified   boolean not null,
  created_at    timestamptz(3) not null default now(),
  last_used_at  timestamptz(3),
  unique (issuer, subject)
);

create index identities_by_member on identities (member_id);
create index identities_by_email on identities (email) where is_verified;

insert into identities (member_id, issuer, subject, email, is_verified, created_at)
select id, 'google', provider_subject, nullif(email, ''), is_verified, created_at
from members;

-- A session has a number for its list, says where it is, and ends for good 30 days after its sign-in.
alter table sessions
  add column id integer generated always as identity unique,
  add column way text,
  add column device text,
  add column last_seen_at timestamptz(3) not null default now(),
  add column ends_at timestamptz(3) not null default now() + interval '30 days';

-- What the member sees of their own sign-ins. Codes and tokens are never part of it.
create table sign_in_events (
  id          integer generated always as identity primary key,
  member_id   integer not null references members on delete cascade,
  kind        text not null,
  way         text,
  device      text,
  created_at  timestamptz(3) not null default now()
);

create index sign_in_events_of_member on sign_in_events (member_id, id desc);
