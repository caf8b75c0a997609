-- When a moderator looked after a text that mentions self-harm: by closing the alert, or by a decision about the text.
alter table moderation_cases add column looked_after_at timestamptz;

-- Messages of moderators to authors. Their words and recipients are only in the notification. No reference to the actor,
-- as in the log.
create table care_messages (
  id          integer generated always as identity primary key,
  kind        text not null check (kind in ('prayer', 'comment', 'testimonial', 'group_post', 'group_post_comment')),
  target_id   integer not null,
  actor_id    integer not null,
  created_at  timestamptz(3) not null default now()
);

create index care_messages_of_text on care_messages (kind, target_id, id desc);

-- The last decision about a text.
create index audit_log_of_subject on audit_log (subject, id desc);
