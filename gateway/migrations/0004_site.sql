-- Figures of the whole community: their sum answers /api/stats whatever the size of the tables. Several rows, one for
-- a group of connections, so that amens on different prayers do not wait for each other. A connection only ever
-- touches its own row, as the last thing of its statement.
create table site_counters (
  shard                 smallint primary key,
  total_prayers         integer not null default 0,
  total_testimonials    integer not null default 0,
  total_amens           integer not null default 0,
  total_prayer_chains   integer not null default 0,
  total_prayer_groups   integer not null default 0,
  active_day            date not null default '-infinity',
  active_members        integer not null default 0
) with (fillfactor = 50);

insert into site_counters (shard) select generate_series(0, 15);

create function site_shard() returns smallint language sql stable as $$
  select (pg_backend_pid() % 16)::smallint
$$;

-- Hidden and withdrawn prayers, and the amens on them, do not count; answered ones do.
create function count_prayer() returns trigger language plpgsql as $$
declare
  counted_before constant boolean := tg_op <> 'INSERT' and old.status in ('active', 'answered');
  counts_now constant boolean := tg_op <> 'DELETE' and new.status in ('active', 'answered');
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

create trigger count_prayer
after insert or delete or update of status, amen_count on prayers
for each row execute function count_prayer();

create function count_active_member() returns trigger language plpgsql as $$
begin
  update site_counters
  set
    active_day = new.day,
    active_members = case when active_day = new.day then active_members + 1 else 1 end
  where shard = site_shard() and active_day <= new.day;
  return null;
end $$;

create trigger count_active_member
after insert on daily_active
for each row execute function count_active_member();

-- Scrolling text of a page, plain.
create table banners (
  page     text primary key check (page in ('landing', 'prayers', 'testimonials', 'features')),
  content  text not null
);

-- Subscriptions to the weekly digest. Nothing is sent before the address is confirmed with the token.
create table newsletter_subscriptions (
  email         citext primary key,
  status        text not null default 'pending' check (status in ('pending', 'confirmed')),
  token         bytea not null unique,
  created_at    timestamptz not null default now(),
  confirmed_at  timestamptz
);
