-- A subscription to the weekly digest: asked for, confirmed, ended. Whoever ends it takes the address away; the row
-- stays for a while, so that the link in an old mail still has an answer.
alter table newsletter_subscriptions
  drop constraint newsletter_subscriptions_pkey,
  drop constraint newsletter_subscriptions_status_check,
  drop column token,
  add column id integer generated always as identity primary key,
  alter column email drop not null,
  add unique (email),
  -- When the digest comes, on the clocks of a zone: 1 = Monday … 7 = Sunday.
  add column time_zone text not null default 'UTC',
  add column weekday smallint not null default 7 check (weekday between 1 and 7),
  add column hour smallint not null default 7 check (hour between 0 and 23),
  add column is_paused boolean not null default false,
  -- The instant that follows from it. Milliseconds, because this instant travels through JavaScript and back.
  add column next_at timestamptz(3),
  -- When a mail was last sent because somebody typed this address.
  add column mailed_at timestamptz not null default now(),
  add column ended_at timestamptz;

update newsletter_subscriptions
set next_at = date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' + interval '13 days 7 hours'
where status = 'confirmed';

alter table newsletter_subscriptions
  add check (status in ('pending', 'confirmed', 'ended')),
  add check ((status = 'ended') = (email is null)),
  add check (next_at is null or (status = 'confirmed' and not is_paused));

create index newsletter_subscriptions_due on newsletter_subscriptions (next_at) where next_at is not null;
create index newsletter_subscriptions_unkept on newsletter_subscriptions (mailed_at) where status <> 'confirmed';

-- What the links in mails prove. Each mail has a token of its own, and only its hash is here; the token itself stands
-- in the mail, which deletes it when it has left.
create table newsletter_tokens (
  hash             bytea primary key,
  subscription_id  integer not null references newsletter_subscriptions on delete cascade,
  purpose          text not null check (purpose in ('confirm', 'manage')),
  created_at       timestamptz not null default now()
);

create index newsletter_tokens_of_subscription on newsletter_tokens (subscription_id);

-- Mail to many waits behind mail to one.
alter table outbox add column is_bulk boolean not null default false;
drop index outbox_waiting;
create index outbox_waiting on outbox (is_bulk, not_before, id) where state = 'waiting';
create index outbox_unsettled on outbox (recipient) where state in ('waiting', 'failed', 'uncertain');

-- What was sent needs no words any more, nor the tokens in its links.
update outbox set props = '{}', headers = '{}' where state in ('sent', 'suppressed');

-- A subscription with a member's address gets that member's time zone.
create index members_by_email on members (email);
