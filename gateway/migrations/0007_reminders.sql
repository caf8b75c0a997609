create table reminders (
  id             integer generated always as identity primary key,
  member_id      integer not null references members on delete cascade,
  title          text not null,
  description    text,
  -- The time on the wall in its zone; next_at is the instant that follows from it.
  reminder_time  text not null check (reminder_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  frequency      text not null check (frequency in ('daily', 'weekly', 'monthly')),
  weekday        smallint not null check (weekday between 1 and 7),
  month_day      smallint not null check (month_day between 1 and 31),
  time_zone      text not null,
  prayer_id      integer references prayers on delete set null,
  is_paused      boolean not null default false,
  next_at        timestamptz(3) not null,
  created_at     timestamptz(3) not null default now()
);

create index reminders_of_member on reminders (member_id, created_at desc, id desc);
create index reminders_due on reminders (next_at) where not is_paused;
create index reminders_by_prayer on reminders (prayer_id) where prayer_id is not null;
