-- A prayer that is confided to the prayer team is a case: somebody follows it up.
create table care_cases (
  prayer_id    integer primary key references prayers on delete cascade,
  state        text not null default 'new' check (state in ('new', 'inCare', 'closed')),
  claimed_by   integer references members on delete set null,
  waits_since  timestamptz(3) not null default now(),
  -- When the team was told that it has come, and that nobody has looked at it for a day.
  notified_at  timestamptz,
  reminded_at  timestamptz
);

create index care_cases_claimed_by on care_cases (claimed_by);
create index care_cases_to_notify on care_cases (waits_since) where notified_at is null;
create index care_cases_to_remind on care_cases (waits_since) where state = 'new' and reminded_at is null;

-- Only the team sees them.
create table care_notes (
  id          integer generated always as identity primary key,
  prayer_id   integer not null references care_cases on delete cascade,
  author_id   integer references members on delete set null,
  content     text not null,
  created_at  timestamptz(3) not null default now()
);

create index care_notes_of_prayer on care_notes (prayer_id, id);
create index care_notes_by_author on care_notes (author_id);

create function open_care_case() returns trigger language plpgsql as $$
begin
  insert into care_cases (prayer_id) values (new.id) on conflict do nothing;
  return null;
end $$;

create trigger open_care_case
after insert or update of visibility on prayers
for each row
when (new.visibility = 'team')
execute function open_care_case();

insert into care_cases (prayer_id)
select id from prayers where visibility = 'team';

-- Whoever leaves the team follows nothing up any more.
create function leave_care_cases() returns trigger language plpgsql as $$
begin
  update care_cases
  set claimed_by = null, state = case when state = 'inCare' then 'new' else state end
  where claimed_by = old.member_id;
  return null;
end $$;

create trigger leave_care_cases
after delete on team_members
for each row execute function leave_care_cases();
