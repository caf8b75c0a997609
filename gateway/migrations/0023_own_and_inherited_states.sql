-- Whether this very testimony is hidden, by reports or by a moderator. Its status follows from this and from its
-- prayer.
alter table testimonials add column is_hidden boolean not null default false;

-- The one rule for whether a testimony can be read: its own state and the state of its prayer.
create function testimony_status(is_hidden boolean, prayer_status text) returns text language sql immutable as $$
  select case
    when prayer_status = 'removed' then 'removed'
    when is_hidden or prayer_status = 'hidden' then 'hidden'
    else 'active'
  end
$$;

create or replace function follow_prayer() returns trigger language plpgsql as $$
begin
  update testimonials
  set status = testimony_status(is_hidden, new.status)
  where prayer_id = new.id;
  return null;
end $$;

-- A text that a moderator has hidden stays hidden when its reports are dismissed.
alter table moderation_cases add column hidden_by_moderator boolean not null default false;

insert into moderation_cases (kind, target_id, hidden_by_moderator)
select replace(regexp_replace(subject, ' \d+$', ''), ' ', '_'), substring(subject from '\d+$')::integer, true
from (
  select distinct on (subject) subject, action
  from audit_log
  where action in ('hide', 'restore', 'dismiss')
  order by subject, id desc
) as decided
where action = 'hide'
on conflict (kind, target_id) do update set hidden_by_moderator = true;

update testimonials
set is_hidden = true
from prayers
where prayers.id = testimonials.prayer_id
  and (
    (testimonials.status = 'hidden' and prayers.status = 'answered')
    or exists (
      select
      from moderation_cases
      where kind = 'testimonial' and target_id = testimonials.id and hidden_by_moderator
    )
  );

update testimonials
set status = testimony_status(is_hidden, prayers.status)
from prayers
where prayers.id = testimonials.prayer_id
  and testimonials.status <> testimony_status(is_hidden, prayers.status);

-- The text whose words a notification repeats, so that they are shown only to those who may read them now.
alter table notifications add column about_kind text, add column about_id integer;
alter table outbox add column about_kind text, add column about_id integer;

update notifications
set about_kind = 'prayer', about_id = split_part(merge_key, ':', 2)::integer
where kind in ('amen', 'encouragement') and merge_key ~ '^\w+:\d+$';

update notifications
set about_kind = 'prayer_chain', about_id = split_part(merge_key, ':', 2)::integer
where kind = 'chain_invitation' and merge_key ~ '^chain:\d+$';

-- The rest of the older ones do not say which text they are about.
update notifications
set body = null
where kind in ('group_request', 'group_post', 'slot_taken', 'slot_given_back', 'slot_reminder') and body is not null;

create or replace function deliver_notification() returns trigger language plpgsql as $$
begin
  insert into outbox (dedupe_key, member_id, recipient, subject, template, props, about_kind, about_id)
  select
    'notification:' || new.id,
    members.id,
    members.email,
    new.title,
    'notification',
    jsonb_build_object('kind', new.kind, 'title', new.title, 'body', new.body, 'link', new.link),
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

-- What a member did under their own name: all that administrators see of their points.
alter table members add column named_points integer not null default 0;

update members
set named_points = greatest(
  0,
  experience_points
    - 20 * (select count(*) from prayers where author_id = members.id and is_anonymous)
    - 10 * (select count(*) from comments where author_id = members.id and is_anonymous)
    - 30 * (select count(*) from testimonials where author_id = members.id and is_anonymous)
);
