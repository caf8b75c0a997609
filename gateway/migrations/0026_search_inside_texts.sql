-- Chinese, Japanese and Thai are written without spaces, and Arabic joins short words to the next one: a search finds
-- such words inside a text by the pairs of neighbouring letters. Words of any length are counted by their beginning.

-- How texts are compared: without accents, Arabic without hamza, vowel signs and tatweel, nothing invisible.
create function fold_text(words text) returns text language sql stable as $$
  select unaccent(translate(
    regexp_replace(
      normalize(words, NFKC),
      '[\u00AD\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u200B-\u200F\u2060\uFEFF]',
      '',
      'g'
    ),
    E'\u0623\u0625\u0622\u0671\u0624\u0626\u0649\u06CC\u06A9\u0629\u0621',
    E'\u0627\u0627\u0627\u0627\u0648\u064A\u064A\u064A\u0643\u0647'
  ))
$$;

-- Whether a letter belongs to a script whose words are found inside a run of letters: Arabic, Thai, Lao, Burmese,
-- Khmer, kana, bopomofo and ideographs. By code points, because ranges in an expression follow the locale.
create function is_joined(letter text) returns boolean language sql immutable as $$
  select
    ascii(letter) >= 1568
    and (
      ascii(letter) between 1568 and 1610
      or ascii(letter) between 1646 and 1747
      or ascii(letter) in (1749, 1774, 1775, 1786, 1787, 1788, 1791)
      or ascii(letter) between 1872 and 1919
      or ascii(letter) between 2208 and 2249
      or ascii(letter) between 3585 and 3642
      or ascii(letter) between 3648 and 3662
      or ascii(letter) between 3713 and 3789
      or ascii(letter) between 3804 and 3807
      or ascii(letter) between 4096 and 4159
      or ascii(letter) between 4176 and 4255
      or ascii(letter) between 6016 and 6099
      or ascii(letter) between 12293 and 12295
      or ascii(letter) between 12321 and 12329
      or ascii(letter) between 12353 and 12447
      or ascii(letter) between 12449 and 12538
      or ascii(letter) between 12540 and 12543
      or ascii(letter) between 12549 and 12591
      or ascii(letter) between 12784 and 12799
      or ascii(letter) between 13312 and 19903
      or ascii(letter) between 19968 and 40959
      or ascii(letter) between 63744 and 64255
      or ascii(letter) between 131072 and 262143
    )
$$;

-- A folded text apart: what is written with spaces, and each letter of the other scripts with its next one.
-- `run` tells which letters follow one another; the last letter of a run stands alone.
create function split_text(folded text, out spaced text, out pairs jsonb) language sql immutable as $$
  with letters as (
    select letter, place, is_joined(letter) as joined
    from unnest(string_to_array(folded, null)) with ordinality as letters (letter, place)
  ), neighbours as (
    select
      letter,
      place,
      joined,
      case when lead(joined) over (order by place) then lead(letter) over (order by place) else '' end as next,
      place - row_number() over (partition by joined order by place) as run
    from letters
  )
  select
    coalesce(string_agg(case when joined then ' ' else letter end, '' order by place), ''),
    coalesce(
      jsonb_agg(jsonb_build_object('pair', letter || next, 'place', place, 'run', run) order by place)
        filter (where joined),
      '[]'
    )
  from neighbours
$$;

-- What a search of a text goes by. Positions of pairs are places in the text, so that neighbours are neighbours.
create function words_of(words text) returns tsvector language plpgsql stable as $$
declare
  folded text := fold_text(words);
  parts record;
begin
  if folded !~ '[^\u0001-\u061F]' then
    return to_tsvector('simple', folded);
  end if;
  select * into parts from split_text(folded);
  return to_tsvector('simple', parts.spaced) || coalesce(
    (
      select string_agg(quote_literal(pair) || ':' || least(place, 16383), ' ')::tsvector
      from jsonb_to_recordset(parts.pairs) as pairs (pair text, place integer)
    ),
    ''
  );
end $$;

create or replace function index_prayer() returns trigger language plpgsql as $$
declare
  former tsvector := '';
  latter tsvector := '';
begin
  if tg_op <> 'INSERT' then
    delete from prayer_search where prayer_id = old.id returning words into former;
  end if;
  if tg_op <> 'DELETE' and new.status = 'active' then
    insert into prayer_search (prayer_id, words)
    values (new.id, words_of(new.title || ' ' || new.description))
    returning words into latter;
  end if;

  -- In the order of the words, so that two writers never wait for each other. A longer word would not fit an index.
  insert into lexemes (word, ndoc)
  select left(word, 100), sum(change)
  from (
    select unnest(tsvector_to_array(former)), -1
    union all
    select unnest(tsvector_to_array(latter)), 1
  ) as changes (word, change)
  group by left(word, 100)
  having sum(change) <> 0
  order by left(word, 100) collate "C"
  on conflict (word) do update set ndoc = lexemes.ndoc + excluded.ndoc;
  return null;
end $$;

-- At least how many live prayers have a word with this beginning.
create function count_beginning(sought text) returns integer language sql stable as $$
  select sum(ndoc)::integer
  from lexemes
  where word >= left(sought, 100) collate "C" and word < left(sought, 100) || chr(1114111) collate "C"
$$;

create or replace function understand_search(search text, out query tsquery, out matches integer)
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
    prayers_with := count_beginning(sought);
    alternatives := as_prefix(sought);

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

  -- A single letter is the beginning of a pair; more of them are pairs one after another.
  for alternatives, prayers_with in
    select
      case
        when count(*) = 1 then as_prefix(min(pair))
        else (string_agg(quote_literal(pair), ' <-> ' order by place) filter (where length(pair) > 1))::tsquery
      end,
      case
        when count(*) = 1 then count_beginning(min(pair))
        else min(coalesce(lexemes.ndoc, 0)) filter (where length(pair) > 1)
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

-- The texts that are there already.
truncate prayer_search, lexemes;

insert into prayer_search (prayer_id, words)
select id, words_of(title || ' ' || description)
from prayers
where status = 'active';

insert into lexemes (word, ndoc)
select left(word, 100), count(*)
from prayer_search
cross join lateral unnest(tsvector_to_array(words)) as word
group by left(word, 100);
