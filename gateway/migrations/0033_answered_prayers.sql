-- Those who said amen to a prayer are told when it is answered.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'reminder', 'slot_reminder', 'amen', 'encouragement', 'answered', 'group_request', 'group_decision', 'group_post',
  'slot_taken', 'slot_given_back', 'chain_invitation', 'moderation'
)) not valid;
alter table notifications validate constraint notifications_kind_check;

-- Somebody may have prayed for many: answers wait behind the bell too unless they are wanted by mail.
create or replace function notification_default(kind text, channel text) returns boolean language sql immutable as $$
  select channel <> 'mail' or kind not in ('amen', 'encouragement', 'answered', 'group_post', 'slot_taken')
$$;
