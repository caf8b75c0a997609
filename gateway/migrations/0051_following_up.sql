alter table prayers
  -- When its author was asked how it is going; null again with each update.
  add column asked_at timestamptz(3),
  -- Whether that question waits for an answer.
  add column is_asked boolean not null default false,
  -- Whether its author may be asked.
  add column may_be_asked boolean not null default true,
  -- When its author last said that it still waits, or brought it back.
  add column stirred_at timestamptz(3);

-- Nobody is asked about all old prayers at once when a site learns to ask.
update prayers set asked_at = now() where created_at < now() - interval '28 days';

create index prayers_to_ask_about on prayers (id)
  where status = 'active' and asked_at is null and may_be_asked and author_id is not null;

create function forget_question() returns trigger language plpgsql as $$
begin
  update prayers
  set asked_at = null, is_asked = false
  where id = new.prayer_id and asked_at is not null;
  return null;
end $$;

create trigger forget_question
after insert on prayer_updates
for each row execute function forget_question();

-- After so many days without anything new a prayer rests; null for never.
alter table site_settings add column rest_after_days integer check (rest_after_days >= 1);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'reminder', 'slot_reminder', 'amen', 'encouragement', 'answered', 'follow_up', 'group_request', 'group_decision',
  'group_post', 'slot_taken', 'slot_given_back', 'chain_invitation', 'moderation'
)) not valid;
alter table notifications validate constraint notifications_kind_check;

-- A resting prayer is neither hidden nor withdrawn: it goes on counting.
create or replace function count_prayer() returns trigger language plpgsql as $$
declare
  counted_before constant boolean :=
    tg_op <> 'INSERT' and old.status in ('active', 'answered', 'resting') and old.visibility = 'public';
  counts_now constant boolean :=
    tg_op <> 'DELETE' and new.status in ('active', 'answered', 'resting') and new.visibility = 'public';
begin
  update site_counters
  set
    total_prayers = total_prayers + counts_now::integer - counted_before::integer,
    total_amens = total_amens
      + case when counts_now then new.amen_count else 0 end
      - case when counted_before then old.amen_count else 0 end
  where shard = site_shard();
  return null;
end $$;
