-- A prayer may wait until a moderator approves it, or be declined; a resting one has left the wall.
alter table prayers drop constraint prayers_status_check;
alter table prayers add constraint prayers_status_check check (
  status in ('active', 'answered', 'resting', 'hidden', 'removed', 'waiting', 'declined')
) not valid;
alter table prayers validate constraint prayers_status_check;

alter table prayers
  -- Whether it has ever been on the wall, at once or after a moderator's approval.
  add column was_approved boolean not null default true,
  -- A moderator's words to its author, for as long as it is declined.
  add column decline_reason text;

create index prayers_waiting on prayers (created_at, id) where status = 'waiting';

-- What administrators may change on the site itself: one row.
create table site_settings (
  is_only        boolean primary key default true check (is_only),
  approve_first  text not null default 'nobody' check (approve_first in ('nobody', 'firstPrayer', 'everyPrayer'))
);

insert into site_settings default values;

-- Decides about reports and approvals, and nothing else.
alter table members add column is_moderator boolean not null default false;

-- An approved prayer is new on the wall.
create function note_approval() returns trigger language plpgsql as $$
begin
  perform note_change('new_prayer', new.id);
  return null;
end $$;

create trigger note_approval
after update of status on prayers
for each row
when (old.status = 'waiting' and new.status = 'active')
execute function note_approval();
