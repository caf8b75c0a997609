-- Notifications of members. Their texts are complete when they are written: nothing is looked up later.
create table notifications (
  id          integer generated always as identity primary key,
  member_id   integer not null references members on delete cascade,
  kind        text not null check (kind in (
                'reminder', 'slot_reminder', 'amen', 'encouragement', 'group_request', 'group_decision', 'group_post',
                'slot_taken', 'slot_given_back', 'chain_invitation', 'moderation'
              )),
  title       text not null,
  body        text,
  link        text not null check (link like '/%'),
  -- Notifications with the same key are one for as long as it is unread.
  merge_key   text,
  -- Whether the site shows it; false where it is only mailed or pushed.
  in_site     boolean not null default true,
  created_at  timestamptz(3) not null default now(),
  read_at     timestamptz
);

create index notifications_of_member on notifications (member_id, created_at desc, id desc) where in_site;
create index notifications_unread on notifications (member_id) where in_site and read_at is null;
create unique index notifications_merged on notifications (member_id, merge_key)
  where read_at is null and merge_key is not null;

-- A member's own choice; where there is no row, the default applies (notification_default).
create table notification_settings (
  member_id  integer not null references members on delete cascade,
  kind       text not null,
  channel    text not null check (channel in ('site', 'mail', 'push')),
  is_on      boolean not null,
  primary key (member_id, kind, channel)
);

-- Amens, encouragement and posts are many: they wait behind the bell unless somebody wants them by mail.
create function notification_default(kind text, channel text) returns boolean language sql immutable as $$
  select channel <> 'mail' or kind not in ('amen', 'encouragement', 'group_post', 'slot_taken')
$$;

create function wants_notification(member integer, of_kind text, by_channel text) returns boolean
language sql stable as $$
  select coalesce(
    (
      select is_on
      from notification_settings
      where member_id = member and kind = of_kind and channel = by_channel
    ),
    notification_default(of_kind, by_channel)
  )
$$;

create function place_notification() returns trigger language plpgsql as $$
begin
  new.in_site := wants_notification(new.member_id, new.kind, 'site');
  return new;
end $$;

create trigger place_notification
before insert on notifications
for each row execute function place_notification();

-- Browsers that let this site push, as the Push API describes them.
create table push_subscriptions (
  endpoint    text primary key,
  member_id   integer not null references members on delete cascade,
  p256dh      text not null,
  auth        text not null,
  created_at  timestamptz not null default now()
);

create index push_subscriptions_of_member on push_subscriptions (member_id);
