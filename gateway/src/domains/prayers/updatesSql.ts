import type { Fragment } from 'postgres';
import type { PrayerUpdate } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import { wordsIf } from '../../platform/confided/stored';
import { open, seal, type CareKeys } from '../../platform/confided/words';
import type { Context } from '../members/context';
import { isReadable } from './policy';

export type PrayerUpdateRow = PrayerUpdate & { prayerId: number };

const updateColumns = columns<PrayerUpdateRow>({
  id: 'prayer_updates.id',
  prayerId: 'prayer_updates.prayer_id',
  content: 'prayer_updates.content',
  createdAt: 'prayer_updates.created_at',
});

const openUpdate = (keys: CareKeys, row: PrayerUpdateRow): PrayerUpdateRow => ({
  ...row,
  content: open(keys, 'update', row.prayerId, row.content),
});

/** Adds an update to the owner's own prayer; null if it is hidden or withdrawn. */
export async function insertUpdate(
  { sql, config }: Context,
  prayerId: number,
  authorId: number,
  content: string,
  recordKey: Fragment,
): Promise<PrayerUpdateRow | null> {
  const [made] = await sql<PrayerUpdateRow[]>`
    with locked as (
      select prayers.id, prayers.visibility
      from prayers
      where prayers.id = ${prayerId} and prayers.author_id = ${authorId} and ${isReadable(sql)}
      for no key update
    ), made as (
      insert into prayer_updates (prayer_id, content)
      select locked.id, ${wordsIf(sql, sql`locked.visibility = 'team'`, content, seal(config, 'update', prayerId, content))}
      from locked
      returning *
    )
    ${recordKey}
    select ${updateColumns(sql)}
    from made as prayer_updates`;
  return made ? openUpdate(config, made) : null;
}

export async function findUpdate({ sql, config }: Context, id: number): Promise<PrayerUpdateRow | null> {
  const [update] = await sql<PrayerUpdateRow[]>`
    select ${updateColumns(sql)}
    from prayer_updates
    where id = ${id}`;
  return update ? openUpdate(config, update) : null;
}

/** More than stand beside a prayer, even if each is one letter. */
const mostOfPrayer = 800;

/** The newest updates on several prayers, oldest first. */
export async function findUpdatesOf(
  { sql, config }: Context,
  prayerIds: readonly number[],
): Promise<PrayerUpdateRow[]> {
  const updates = await sql<PrayerUpdateRow[]>`
    select ${updateColumns(sql)}
    from unnest(${prayerIds as number[]}::integer[]) as wanted (id)
    cross join lateral (
      select *
      from prayer_updates
      where prayer_updates.prayer_id = wanted.id
      order by prayer_updates.created_at desc, prayer_updates.id desc
      limit ${mostOfPrayer}
    ) as prayer_updates
    order by prayer_updates.prayer_id, prayer_updates.created_at, prayer_updates.id`;
  return updates.map((update) => openUpdate(config, update));
}
