-- Who may read a prayer: everybody, members, or its author with the prayer team and the administrators
-- (docs/decisions/0065).
alter table prayers
  add column visibility text not null default 'public' check (visibility in ('public', 'members', 'team'));

-- As that of its prayer.
alter table testimonials
  add column visibility text not null default 'public' check (visibility in ('public', 'members', 'team'));

-- The prayer team.
create table team_members (
  member_id  integer primary key references members on delete cascade,
  added_by   integer references members on delete set null,
  added_at   timestamptz(3) not null default now()
);

create index team_members_added_by on team_members (added_by);

-- A page of the wall is merged of one scan for each visibility that its reader may see, each in order and without a
-- filter, however few prayers have it.
create index prayers_wall_recent on prayers (visibility, created_at desc, id desc) where status = 'active';
create index prayers_wall_recent_in_category on prayers (category, visibility, created_at desc, id desc) where status = 'active';
create index prayers_wall_amens on prayers (visibility, amen_count desc, id desc) where status = 'active';
create index prayers_wall_amens_in_category on prayers (category, visibility, amen_count desc, id desc) where status = 'active';
create index prayers_wall_hot on prayers (visibility, hot desc, id desc) where status = 'active';
create index prayers_wall_hot_in_category on prayers (category, visibility, hot desc, id desc) where status = 'active';
drop index
  prayers_recent, prayers_recent_in_category, prayers_amens, prayers_amens_in_category, prayers_hot, prayers_hot_in_category;
create index prayers_confided on prayers (author_id, created_at desc, id desc) where visibility = 'team';

create index testimonials_wall on testimonials (visibility, created_at desc, id desc) where status = 'active';
drop index testimonials_recent;
create index testimonials_confided on testimonials (author_id, created_at desc, id desc) where visibility = 'team';

-- The figures of the community are the same for everybody, so that they count what everybody may read.
create or replace function count_prayer() returns trigger language plpgsql as $$
declare
  counted_before constant boolean :=
    tg_op <> 'INSERT' and old.status in ('active', 'answered') and old.visibility = 'public';
  counts_now constant boolean :=
    tg_op <> 'DELETE' and new.status in ('active', 'answered') and new.visibility = 'public';
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

drop trigger count_prayer on prayers;
create trigger count_prayer
after insert or delete or update of status, amen_count, visibility on prayers
for each row execute function count_prayer();

create or replace function count_testimonial() returns trigger language plpgsql as $$
begin
  update site_counters
  set total_testimonials = total_testimonials
    + (tg_op <> 'DELETE' and new.status = 'active' and new.visibility = 'public')::integer
    - (tg_op <> 'INSERT' and old.status = 'active' and old.visibility = 'public')::integer
  where shard = site_shard();
  return null;
end $$;

drop trigger count_testimonial on testimonials;
create trigger count_testimonial
after insert or delete or update of status, visibility on testimonials
for each row execute function count_testimonial();

create function follow_visibility() returns trigger language plpgsql as $$
begin
  update testimonials set visibility = new.visibility where prayer_id = new.id;
  return null;
end $$;

create trigger follow_visibility
after update of visibility on prayers
for each row
when (old.visibility <> new.visibility)
execute function follow_visibility();

-- How many live prayers for members have a word, apart from those for everybody: whether a word is known decides what a
-- search falls back on, and must not tell a visitor what members write. Prayers for the team are in no search.
alter table lexemes add column ndoc_members integer not null default 0;

create or replace function index_prayer() returns trigger language plpgsql as $$
declare
  former tsvector := '';
  latter tsvector := '';
begin
  if tg_op <> 'INSERT' then
    delete from prayer_search where prayer_id = old.id returning words into former;
  end if;
  if tg_op <> 'DELETE' and new.status = 'active' and new.visibility <> 'team' then
    insert into prayer_search (prayer_id, words)
    values (new.id, words_of(new.title || ' ' || new.description))
    returning words into latter;
  end if;

  -- In the order of the words, so that two writers never wait for each other. A longer word would not fit an index.
  insert into lexemes (word, ndoc, ndoc_members)
  select
    left(word, 100),
    coalesce(sum(change) filter (where visibility = 'public'), 0),
    coalesce(sum(change) filter (where visibility = 'members'), 0)
  from (
    select unnest(tsvector_to_array(former)), -1, old.visibility
    union all
    select unnest(tsvector_to_array(latter)), 1, new.visibility
  ) as changes (word, change, visibility)
  group by left(word, 100)
  having
    coalesce(sum(change) filter (where visibility = 'public'), 0) <> 0
    or coalesce(sum(change) filter (where visibility = 'members'), 0) <> 0
  order by left(word, 100) collate "C"
  on conflict (word) do update
  set ndoc = lexemes.ndoc + excluded.ndoc, ndoc_members = lexemes.ndoc_members + excluded.ndoc_members;
  return null;
end $$;

drop trigger index_prayer on prayers;
create trigger index_prayer
after insert or delete or update of title, description, status, visibility on prayers
for each row execute function index_prayer();

-- At least how many live prayers have a word with this beginning.
create function count_beginning(sought text, for_members boolean) returns integer language sql stable as $$
  select sum(ndoc + case when for_members then ndoc_members else 0 end)::integer
  from lexemes
  where word >= left(sought, 100) collate "C" and word < left(sought, 100) || chr(1114111) collate "C"
$$;

create function nearest_words(sought text, for_members boolean, out query tsquery, out ndoc integer)
language sql stable
set pg_trgm.similarity_threshold = 0.2
as $$
  with known as (
    select word, lexemes.ndoc + case when for_members then ndoc_members else 0 end as ndoc
    from lexemes
    where sought ~ '^[[:alpha:]]{4,40}$'
      and word % sought
      and length(word) <= 60
  ), slips as (
    select
      word,
      known.ndoc,
      least(levenshtein(word, sought), levenshtein(left(word, length(sought)), sought)) as distance
    from known
    where known.ndoc > 0
  )
  select string_agg(as_exact.query::text, ' | ')::tsquery, sum(nearest.ndoc)::integer
  from (
    select word, slips.ndoc
    from slips
    where distance <= case when length(sought) < 6 then 1 else 2 end
      or (distance = 2 and is_transposed(word, sought))
    order by distance, slips.ndoc desc, word
    limit 5
  ) as nearest
  cross join lateral (select array_to_tsvector(array[word])::text::tsquery as query) as as_exact
$$;

create function understand_search(search text, for_members boolean, out query tsquery, out matches integer)
language plpgsql stable as $$
declare
  parts record;
  sought text;
  alternatives tsquery;
  prayers_with integer;
begin
  select * into parts from split_text(fold_text(search));

  for sought in
    select lexeme
    from unnest(to_tsvector('simple', parts.spaced))
    order by positions[1]
    limit 10
  loop
    prayers_with := count_beginning(sought, for_members);
    alternatives := as_prefix(sought);

    if coalesce(prayers_with, 0) = 0 then
      select nearest.query, nearest.ndoc
      into alternatives, prayers_with
      from nearest_words(sought, for_members) as nearest;
    end if;
    if coalesce(prayers_with, 0) = 0 then
      query := null;
      matches := 0;
      return;
    end if;

    query := case when query is null then alternatives else query && alternatives end;
    matches := least(matches, prayers_with);
  end loop;

  -- A single letter is the beginning of a pair; more of them are pairs one after another.
  for alternatives, prayers_with in
    select
      case
        when count(*) = 1 then as_prefix(min(pair))
        else (string_agg(quote_literal(pair), ' <-> ' order by place) filter (where length(pair) > 1))::tsquery
      end,
      case
        when count(*) = 1 then count_beginning(min(pair), for_members)
        else min(coalesce(lexemes.ndoc + case when for_members then lexemes.ndoc_members else 0 end, 0))
          filter (where length(pair) > 1)
      end
    from jsonb_to_recordset(parts.pairs) as pairs (pair text, place integer, run integer)
    left join lexemes on lexemes.word = pair
    group by run
    order by min(place)
    limit 10
  loop
    if coalesce(prayers_with, 0) = 0 then
      query := null;
      matches := 0;
      return;
    end if;
    query := case when query is null then alternatives else query && alternatives end;
    matches := least(matches, prayers_with);
  end loop;
end $$;

-- As a visitor searches; for gateways of the previous version.
create or replace function understand_search(search text, out query tsquery, out matches integer)
language sql stable as $$
  select * from understand_search(search, false)
$$;

-- Those who saw a thing until now, if it was not everybody: 'members', or 'team' (with the administrators).
alter table live_changes add column audience text;

-- Notifies all who could read a prayer as it was.
create function note_readers(topic text, prayer prayers) returns void language sql as $$
  insert into live_changes (topic, id, member_id, is_for_all, audience)
  select topic, prayer.id, reader.member_id, reader.is_for_all, reader.audience
  from (
    select null::integer, prayer.visibility = 'public', nullif(prayer.visibility, 'public')
    union all
    select prayer.author_id, false, null
    where prayer.visibility = 'team' and prayer.author_id is not null
  ) as reader (member_id, is_for_all, audience)
  where current_setting('prayer_wall.importing', true) is distinct from 'on'
$$;

create or replace function note_prayer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_change('new_prayer', new.id);
    return null;
  end if;
  if old.status = 'active' and (tg_op = 'DELETE' or new.status <> 'active' or new.visibility <> old.visibility) then
    perform note_readers('gone_prayer', old);
  end if;
  if old.status in ('active', 'answered', 'resting') then
    perform note_readers('prayer', old);
  else
    perform note_change('prayer', old.id);
  end if;
  if tg_op = 'UPDATE' and new.visibility <> old.visibility then
    perform note_change('prayer', new.id);
  end if;
  return null;
end $$;

drop trigger note_prayer on prayers;
create trigger note_prayer
after insert or delete or update of title, description, category, status, is_quiet, visibility on prayers
for each row execute function note_prayer();
