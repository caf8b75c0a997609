-- Every mail of the product. A row is claimed before it is sent and settled afterwards.
create table outbox (
  id          integer generated always as identity primary key,
  -- Two mails with one key are one mail.
  dedupe_key  text not null unique,
  -- Local part of the Message-ID: the same however often it is tried.
  message_id  text not null generated always as (md5(dedupe_key)) stored,
  -- Null for an address that is no member's.
  member_id   integer references members on delete cascade,
  recipient   citext not null,
  subject     text not null,
  template    text not null,
  props       jsonb not null default '{}',
  headers     jsonb not null default '{}',
  -- uncertain: a gateway stopped while it sent this mail. It is not sent again, because it may have left.
  state       text not null default 'waiting'
              check (state in ('waiting', 'sending', 'sent', 'failed', 'uncertain', 'suppressed')),
  attempts    integer not null default 0,
  not_before  timestamptz not null default now(),
  error       text,
  created_at  timestamptz not null default now(),
  claimed_at  timestamptz,
  settled_at  timestamptz
);

create index outbox_waiting on outbox (not_before, id) where state = 'waiting';
create index outbox_sending on outbox (claimed_at) where state = 'sending';
create index outbox_settled on outbox (settled_at) where state in ('sent', 'suppressed');
create index outbox_by_member on outbox (member_id);

-- Addresses that their own mail server has refused for good. Nothing is sent to them.
create table suppressed_addresses (
  address     citext primary key,
  reason      text not null,
  created_at  timestamptz not null default now()
);

-- One push to one browser.
create table pushes (
  notification_id  integer not null references notifications on delete cascade,
  endpoint         text not null references push_subscriptions on delete cascade,
  state            text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'uncertain')),
  attempts         integer not null default 0,
  not_before       timestamptz not null default now(),
  error            text,
  claimed_at       timestamptz,
  settled_at       timestamptz,
  primary key (notification_id, endpoint)
);

create index pushes_by_endpoint on pushes (endpoint);
create index pushes_waiting on pushes (not_before) where state = 'waiting';
create index pushes_sending on pushes (claimed_at) where state = 'sending';

-- The pair of keys by which push services know this site: made once, shared by all gateways.
create table push_keys (
  is_only      boolean primary key default true check (is_only),
  public_key   text not null,
  private_key  text not null
);

-- Gateways that listen send at once; a run each minute sends the rest.
create function announce_delivery() returns trigger language plpgsql as $$
begin
  perform pg_notify('deliveries', '');
  return null;
end $$;

create trigger announce_delivery
after insert on outbox
for each row execute function announce_delivery();

create trigger announce_delivery
after insert on pushes
for each row execute function announce_delivery();

-- Members get mail only at an address that the sign-in provider has verified.
create function deliver_notification() returns trigger language plpgsql as $$
begin
  insert into outbox (dedupe_key, member_id, recipient, subject, template, props)
  select
    'notification:' || new.id,
    members.id,
    members.email,
    new.title,
    'notification',
    jsonb_build_object('kind', new.kind, 'title', new.title, 'body', new.body, 'link', new.link)
  from members
  where members.id = new.member_id
    and members.is_verified
    and members.suspended_at is null
    and wants_notification(new.member_id, new.kind, 'mail');

  insert into pushes (notification_id, endpoint)
  select new.id, push_subscriptions.endpoint
  from push_subscriptions
  join members on members.id = push_subscriptions.member_id
  where push_subscriptions.member_id = new.member_id
    and members.suspended_at is null
    and wants_notification(new.member_id, new.kind, 'push');
  return null;
end $$;

create trigger deliver_notification
after insert on notifications
for each row execute function deliver_notification();

-- What does not stand behind the bell is never seen there, so nothing that comes later may be merged into it.
create or replace function place_notification() returns trigger language plpgsql as $$
begin
  new.in_site := wants_notification(new.member_id, new.kind, 'site');
  if not new.in_site then
    new.read_at := now();
  end if;
  return new;
end $$;
