create table testimonials (
  id            integer generated always as identity primary key,
  -- Unique: this decides the race between two conversions.
  prayer_id     integer not null unique references prayers on delete cascade,
  author_id     integer references members on delete cascade,
  title         text not null,
  testimony     text not null,
  -- As the prayer was.
  is_anonymous  boolean not null,
  status        text not null default 'active' check (status in ('active', 'hidden', 'removed')),
  praise_count  integer not null default 0 check (praise_count >= 0),
  created_at    timestamptz(3) not null default now(),
  check (author_id is not null or is_anonymous)
);

create index testimonials_recent on testimonials (created_at desc, id desc) where status = 'active';
create index testimonials_by_author on testimonials (author_id);

-- The primary key decides the race for a praise.
create table praises (
  testimonial_id  integer not null references testimonials on delete cascade,
  member_id       integer not null references members on delete cascade,
  created_at      timestamptz not null default now(),
  primary key (testimonial_id, member_id)
);

create index praises_by_member on praises (member_id);

create function count_praise() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update testimonials set praise_count = praise_count + 1 where id = new.testimonial_id;
  else
    update testimonials set praise_count = praise_count - 1 where id = old.testimonial_id;
  end if;
  return null;
end $$;

create trigger count_praise
after insert or delete on praises
for each row execute function count_praise();

create function count_testimonial() returns trigger language plpgsql as $$
begin
  update site_counters
  set total_testimonials = total_testimonials
    + (tg_op <> 'DELETE' and new.status = 'active')::integer
    - (tg_op <> 'INSERT' and old.status = 'active')::integer
  where shard = site_shard();
  return null;
end $$;

create trigger count_testimonial
after insert or delete or update of status on testimonials
for each row execute function count_testimonial();

-- A testimony goes where its prayer goes: withdrawn, deleted or hidden with it, and back again.
create function follow_prayer() returns trigger language plpgsql as $$
begin
  update testimonials
  set status = case new.status when 'answered' then 'active' else new.status end
  where prayer_id = new.id;
  return null;
end $$;

create trigger follow_prayer
after update of status on prayers
for each row
when (old.status <> 'active' and new.status <> 'active' and old.status <> new.status)
execute function follow_prayer();
