create extension if not exists fuzzystrmatch;

-- Words of the live prayers, apart from the prayers, so that an amen rewrites no search index.
-- Never the author's name or e-mail: a search must not reveal the author of an anonymous prayer.
-- No foreign key: the trigger below follows the prayer, its removal included.
create table prayer_search (
  prayer_id  integer primary key,
  words      tsvector not null
);

create index prayer_search_words on prayer_search using gin (words);

-- Every word of the live prayers and how many of them have it: beginnings, typing errors, and how rare a word is.
create table lexemes (
  word  text collate "C" primary key,
  ndoc  integer not null
);

create index lexemes_alike on lexemes using gin (word gin_trgm_ops);

create function index_prayer() returns trigger language plpgsql as $$
declare
  former tsvector := '';
  latter tsvector := '';
begin
  if tg_op <> 'INSERT' then
    delete from prayer_search where prayer_id = old.id returning words into former;
  end if;
  if tg_op <> 'DELETE' and new.status = 'active' then
    insert into prayer_search (prayer_id, words)
    values (new.id, to_tsvector('simple', unaccent(new.title || ' ' || new.description)))
    returning words into latter;
  end if;

  -- In the order of the words, so that two writers never wait for each other. A longer word would not fit an index.
  insert into lexemes (word, ndoc)
  select word, sum(change)
  from (
    select unnest(tsvector_to_array(former)), -1
    union all
    select unnest(tsvector_to_array(latter)), 1
  ) as changes (word, change)
  where length(word) <= 100
  group by word
  having sum(change) <> 0
  order by word collate "C"
  on conflict (word) do update set ndoc = lexemes.ndoc + excluded.ndoc;
  return null;
end $$;

create trigger index_prayer
after insert or delete or update of title, description, status on prayers
for each row execute function index_prayer();

create function as_prefix(word text) returns tsquery language sql immutable as $$
  select ('''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':*')::tsquery
$$;

-- Whether one word is the other with two neighbouring letters swapped.
create function is_transposed(word text, sought text) returns boolean language sql immutable as $$
  select exists (
    select
    from generate_series(1, length(sought) - 1) as place
    where word = overlay(sought placing reverse(substr(sought, place, 2)) from place for 2)
  )
$$;

-- Words that a slip of the finger turns into this one. Numbers and short words have too many neighbours.
create function nearest_words(sought text, out query tsquery, out ndoc integer)
language sql stable
set pg_trgm.similarity_threshold = 0.2
as $$
  with slips as (
    select
      word,
      lexemes.ndoc,
      least(levenshtein(word, sought), levenshtein(left(word, length(sought)), sought)) as distance
    from lexemes
    where sought ~ '^[[:alpha:]]{4,40}$'
      and word % sought
      and length(word) <= 60
      and lexemes.ndoc > 0
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

-- What a search asks for: prayers with every word, each by its beginning, or else by the words nearest to it.
-- `matches` is at least how many prayers have the rarest of them; `query` is null where nothing can match.
create function understand_search(search text, out query tsquery, out matches integer) language plpgsql stable as $$
declare
  sought text collate "C";
  alternatives tsquery;
  prayers_with integer;
begin
  for sought in
    select lexeme
    from unnest(to_tsvector('simple', unaccent(search)))
    order by positions[1]
    limit 10
  loop
    select sum(ndoc), as_prefix(sought)
    into prayers_with, alternatives
    from lexemes
    where word >= sought and word < sought || chr(1114111);

    if coalesce(prayers_with, 0) = 0 then
      select nearest.query, nearest.ndoc into alternatives, prayers_with from nearest_words(sought) as nearest;
    end if;
    if coalesce(prayers_with, 0) = 0 then
      query := null;
      matches := 0;
      return;
    end if;

    query := case when query is null then alternatives else query && alternatives end;
    matches := least(matches, prayers_with);
  end loop;
end $$;
