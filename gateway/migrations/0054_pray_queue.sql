-- The queue of prayers to pray for: those whom nobody has prayed for yet, oldest first, then by the last amen.
-- The author's own amen does not count.
alter table prayers add column last_prayed_at timestamptz;

update prayers
set last_prayed_at = latest.created_at
from (
  select amens.prayer_id, max(amens.created_at) as created_at
  from amens
  join prayers on prayers.id = amens.prayer_id
  where amens.member_id is distinct from prayers.author_id
  group by amens.prayer_id
) as latest
where prayers.id = latest.prayer_id;

create index prayers_need on prayers (last_prayed_at nulls first, created_at, id) where status = 'active';

create or replace function count_amen() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update prayers
    set
      amen_count = amen_count + 1,
      last_prayed_at = case
        when new.member_id = author_id then last_prayed_at
        else greatest(last_prayed_at, new.created_at)
      end
    where id = new.prayer_id;
  else
    update prayers
    set
      amen_count = amen_count - 1,
      last_prayed_at = case
        when old.created_at < last_prayed_at then last_prayed_at
        else (
          select max(amens.created_at)
          from amens
          where amens.prayer_id = prayers.id and amens.member_id is distinct from prayers.author_id
        )
      end
    where id = old.prayer_id;
  end if;
  return null;
end $$;

-- Who was handed a prayer, so that others get another one for two minutes. The reader is a keyed hash. Unlogged: losing
-- it does no harm. No foreign key: it would lock the prayers that are handed out.
create unlogged table prayer_holds (
  prayer_id   integer primary key,
  reader      bytea not null,
  held_until  timestamptz not null
);

create index prayer_holds_until on prayer_holds (held_until);
create index prayer_holds_of_reader on prayer_holds (reader);
