create table prayers (
  id             integer generated always as identity primary key,
  author_id      integer references members on delete cascade,
  typed_name     text not null,
  typed_email    citext not null,
  title          text not null,
  description    text not null,
  category       text not null check (category in ('health', 'family', 'finances', 'grief', 'praise', 'general')),
  status         text not null default 'active' check (status in ('active', 'answered', 'hidden', 'removed')),
  is_anonymous   boolean not null,
  amen_count     integer not null default 0 check (amen_count >= 0),
  comment_count  integer not null default 0 check (comment_count >= 0),
  -- Milliseconds, because a cursor carries this instant through JavaScript.
  created_at     timestamptz(3) not null default now(),
  edited_at      timestamptz(3),
  -- Ten times the response is worth twelve and a half hours; an encouragement counts as two amens. Depends on nothing
  -- that changes by itself, so that it is stored and indexed.
  hot            double precision not null generated always as (
                   log(greatest(amen_count + 2 * comment_count, 1)::double precision)
                   + extract(epoch from created_at at time zone 'UTC')::double precision / 45000
                 ) stored,
  check (author_id is not null or is_anonymous)
);

create index prayers_recent on prayers (created_at desc, id desc) where status = 'active';
create index prayers_recent_in_category on prayers (category, created_at desc, id desc) where status = 'active';
create index prayers_amens on prayers (amen_count desc, id desc) where status = 'active';
create index prayers_amens_in_category on prayers (category, amen_count desc, id desc) where status = 'active';
create index prayers_hot on prayers (hot desc, id desc) where status = 'active';
create index prayers_hot_in_category on prayers (category, hot desc, id desc) where status = 'active';
create index prayers_by_author on prayers (author_id);

-- The primary key decides the race for an amen.
create table amens (
  prayer_id   integer not null references prayers on delete cascade,
  member_id   integer not null references members on delete cascade,
  created_at  timestamptz not null default now(),
  primary key (prayer_id, member_id)
);

create index amens_by_member on amens (member_id);

create table comments (
  id            integer generated always as identity primary key,
  prayer_id     integer not null references prayers on delete cascade,
  author_id     integer references members on delete cascade,
  author_name   text,
  content       text not null,
  is_anonymous  boolean not null,
  status        text not null default 'active' check (status in ('active', 'hidden', 'removed')),
  created_at    timestamptz(3) not null default now(),
  edited_at     timestamptz(3),
  check (not is_anonymous or author_name is null)
);

create index comments_of_prayer on comments (prayer_id, created_at, id) where status = 'active';
create index comments_by_author on comments (author_id);

create table prayer_updates (
  id          integer generated always as identity primary key,
  prayer_id   integer not null references prayers on delete cascade,
  content     text not null,
  created_at  timestamptz(3) not null default now()
);

create index updates_of_prayer on prayer_updates (prayer_id, created_at, id);

-- amen_count and comment_count follow their rows, whatever changes these: an amen, a moderator, a deleted account.
create function count_amen() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update prayers set amen_count = amen_count + 1 where id = new.prayer_id;
  else
    update prayers set amen_count = amen_count - 1 where id = old.prayer_id;
  end if;
  return null;
end $$;

create trigger count_amen
after insert or delete on amens
for each row execute function count_amen();

create function count_comment() returns trigger language plpgsql as $$
declare
  was integer := case when tg_op = 'INSERT' then 0 else (old.status = 'active')::integer end;
  becomes integer := case when tg_op = 'DELETE' then 0 else (new.status = 'active')::integer end;
begin
  if becomes <> was then
    update prayers set comment_count = comment_count + becomes - was where id = coalesce(new.prayer_id, old.prayer_id);
  end if;
  return null;
end $$;

create trigger count_comment
after insert or delete or update of status on comments
for each row execute function count_comment();
