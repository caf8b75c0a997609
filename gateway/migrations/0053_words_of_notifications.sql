-- The name of a text and its values for the title of a notification and for its body, each null if it is not ours: it is
-- worded in the language of whoever reads it. `title` and `body` are the same in English, and all that older ones have.
alter table notifications add column told jsonb;

create or replace function deliver_notification() returns trigger language plpgsql as $$
begin
  insert into outbox (dedupe_key, member_id, recipient, subject, template, props, about_kind, about_id)
  select
    'notification:' || new.id,
    members.id,
    members.email,
    new.title,
    'notification',
    jsonb_build_object('kind', new.kind, 'title', new.title, 'body', new.body, 'link', new.link, 'told', new.told),
    new.about_kind,
    new.about_id
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
