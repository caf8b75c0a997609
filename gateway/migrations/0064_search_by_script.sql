-- Hebrew joins "and", "the" and "to" to the next word, and Korean writes compounds without spaces: a search finds such
-- words inside a text, as those of Arabic and Chinese (0026).

-- As before; also Hebrew without points, and with one form of each letter wherever it stands.
create or replace function fold_text(words text) returns text language sql stable as $$
  select unaccent(translate(
    regexp_replace(
      normalize(words, NFKC),
      '[\u00AD\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u200B-\u200F\u2060\u2066-\u2069\uFEFF]',
      '',
      'g'
    ),
    E'\u05DA\u05DD\u05DF\u05E3\u05E5\u0623\u0625\u0622\u0671\u0624\u0626\u0649\u06CC\u06A9\u0629\u0621',
    E'\u05DB\u05DE\u05E0\u05E4\u05E6\u0627\u0627\u0627\u0627\u0648\u064A\u064A\u064A\u0643\u0647'
  ))
$$;

-- As before; also Hebrew letters and Korean syllables.
create or replace function is_joined(letter text) returns boolean language sql immutable as $$
  select
    ascii(letter) >= 1488
    and (
      ascii(letter) between 1488 and 1514
      or ascii(letter) between 1568 and 1610
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
      or ascii(letter) between 44032 and 55203
      or ascii(letter) between 63744 and 64255
      or ascii(letter) between 131072 and 262143
    )
$$;

-- As before; the letters of split_text begin earlier.
create or replace function words_of(words text) returns tsvector language plpgsql stable as $$
declare
  folded text := fold_text(words);
  parts record;
begin
  if folded !~ '[^\u0001-\u05CF]' then
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

-- The words nearest to one that is nowhere. pg_trgm knows the letters of the database's locale alone, often only those
-- of ASCII: in other alphabets what is near begins alike, as a word with another ending does.
create or replace function nearest_words(sought text, for_members boolean, out query tsquery, out ndoc integer)
language sql stable
set pg_trgm.similarity_threshold = 0.2
as $$
  with near as (
    select word
    from lexemes
    where sought ~ '^[[:alpha:]]{4,40}$'
      and word % sought
    union
    select word
    from lexemes
    where sought ~ '^[[:alpha:]]{4,40}$'
      and sought ~ '[^\u0001-\u007F]'
      and word >= left(sought, greatest(3, length(sought) - 2)) collate "C"
      and word < left(sought, greatest(3, length(sought) - 2)) || chr(1114111) collate "C"
  ), known as (
    select word, lexemes.ndoc + case when for_members then ndoc_members else 0 end as ndoc
    from near
    join lexemes using (word)
    where length(word) <= 60
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

-- The texts that are there already, where they are in these scripts. Their rows are locked, so that an edit waits.
create temporary table read_anew on commit drop as
select
  prayer_search.prayer_id,
  prayers.visibility,
  prayer_search.words as former,
  words_of(prayers.title || ' ' || prayers.description) as latter
from prayer_search
join prayers on prayers.id = prayer_search.prayer_id
where prayers.title || prayers.description ~ '[\u0590-\u05FF\u1100-\u11FF\u3130-\u318F\uAC00-\uD7A3\uFB1D-\uFB4F]'
for update of prayer_search;

update prayer_search
set words = read_anew.latter
from read_anew
where read_anew.prayer_id = prayer_search.prayer_id;

insert into lexemes (word, ndoc, ndoc_members)
select
  left(word, 100),
  coalesce(sum(change) filter (where visibility = 'public'), 0),
  coalesce(sum(change) filter (where visibility = 'members'), 0)
from (
  select unnest(tsvector_to_array(former)), -1, visibility from read_anew
  union all
  select unnest(tsvector_to_array(latter)), 1, visibility from read_anew
) as changes (word, change, visibility)
group by left(word, 100)
having
  coalesce(sum(change) filter (where visibility = 'public'), 0) <> 0
  or coalesce(sum(change) filter (where visibility = 'members'), 0) <> 0
order by left(word, 100) collate "C"
on conflict (word) do update
set ndoc = lexemes.ndoc + excluded.ndoc, ndoc_members = lexemes.ndoc_members + excluded.ndoc_members;
