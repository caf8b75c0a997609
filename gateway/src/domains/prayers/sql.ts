import type { Fragment } from 'postgres';
import type { Category, PrayerVisibility } from 'schema/vocabulary';
import type { Prayer } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import { findSearched, deleteUnusedWords, rewriteWords, wordsIf } from '../../platform/confided/stored';
import { open, seal, type CareKeys } from '../../platform/confided/words';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { recordActivity } from '../members/journeySql';
import { shownAuthor } from '../members/shownAuthor';
import { asCaller } from '../members/sql';

/** A prayer as the caller may see it: an anonymous one has no author, for any caller. */
export type PrayerRow = Omit<Prayer, 'comments' | 'updates' | 'needsCare'>;

interface PrayerWords {
  title: string;
  description: string;
  category: Category;
}

interface PrayerEdit extends PrayerWords {
  onBehalfOf?: string | null;
  visibility?: PrayerVisibility;
}

export interface NewPrayer extends PrayerWords {
  name: string;
  email: string;
  isAnonymous: boolean;
  onBehalfOf: string | null;
  visibility: PrayerVisibility;
}

/** Needs the relations `prayers`, `authors` and `caller`. */
export const prayerColumns = columns<PrayerRow>({
  id: 'prayers.id',
  title: 'prayers.title',
  description: 'prayers.description',
  category: 'prayers.category',
  status: 'prayers.status',
  isAnonymous: 'prayers.is_anonymous',
  onBehalfOf: 'prayers.on_behalf_of',
  visibility: 'prayers.visibility',
  createdAt: 'prayers.created_at',
  editedAt: 'prayers.edited_at',
  amenCount: 'prayers.amen_count',
  commentCount: 'prayers.comment_count',
  user: shownAuthor({ isAnonymous: 'prayers.is_anonymous', typedName: 'prayers.typed_name' }),
  hasAmened: `exists (
    select
    from amens
    where amens.prayer_id = prayers.id and amens.member_id = caller.id
  )`,
  isOwner: 'coalesce(prayers.author_id = caller.id, false)',
  testimonialId: `case
    when prayers.status = 'answered' then (
      select testimonials.id
      from testimonials
      where testimonials.prayer_id = prayers.id and testimonials.status = 'active'
    )
  end`,
  isAskedHowItGoes: `coalesce(prayers.is_asked and prayers.status = 'active' and prayers.author_id = caller.id, false)`,
  mayBeAsked: 'coalesce(prayers.may_be_asked and prayers.author_id = caller.id, false)',
  // Only its author and moderators can read a declined prayer.
  declineReason: `case when prayers.status = 'declined' then prayers.decline_reason end`,
  teamReaders: `case
    when prayers.visibility = 'team' and prayers.author_id = caller.id then (
      select count(distinct audit_log.actor_id)::integer
      from audit_log
      join team_members on team_members.member_id = audit_log.actor_id
      where audit_log.action = 'read_prayer' and audit_log.subject = 'prayer ' || prayers.id
    )
  end`,
  isQuiet: 'coalesce(prayers.is_quiet and prayers.author_id = caller.id, false)',
});

/** Selects rows of a relation of prayers. Needs the relation `caller`. */
export const selectPrayers = (sql: Sql, relation: Fragment, more: Fragment = sql``) => sql`
  select ${prayerColumns(sql)} ${more}
  from ${relation} as prayers
  cross join caller
  left join members as authors on authors.id = prayers.author_id`;

/** A row of `selectPrayers` in plain words. */
export function openPrayer<Row extends PrayerRow>(keys: CareKeys, row: Row): Row {
  return row.visibility === 'team' ? { ...row, ...openedWords(keys, row) } : row;
}

function openedWords(keys: CareKeys, { id, title, description, onBehalfOf, user, declineReason }: PrayerRow) {
  return {
    onBehalfOf: open(keys, 'behalf', id, onBehalfOf ?? null),
    title: open(keys, 'title', id, title),
    description: open(keys, 'description', id, description),
    user: user ? { ...user, name: open(keys, 'name', id, user.name ?? null) } : user,
    declineReason: open(keys, 'reason', id, declineReason ?? null),
  };
}

/**
 * Posts a prayer on the wall, or for a moderator to approve first, as the site is set up; what is confided to the team
 * is not approved.
 *
 * @param extraCtes further CTEs of the statement, which may read `made`
 */
export async function insertPrayer(
  { sql, config }: Context,
  authorId: number,
  given: NewPrayer,
  extraCtes: Fragment,
): Promise<PrayerRow> {
  const { id, ...prayer } =
    given.visibility === 'team' ? await sealNew(sql, config, given) : { ...given, id: null };
  const [made] = await sql<[PrayerRow]>`
    with ${asCaller(sql, authorId)}, made as (
      insert into prayers (
        ${id === null ? sql`` : sql`id,`} author_id, typed_name, typed_email, title, description, category,
        is_anonymous, visibility, status, was_approved, on_behalf_of
      )
      ${id === null ? sql`` : sql`overriding system value`}
      select
        ${id === null ? sql`` : sql`${id}::integer,`} ${authorId}, ${prayer.name}, ${prayer.email}, ${prayer.title}, ${prayer.description}, ${prayer.category},
        ${prayer.isAnonymous}, ${prayer.visibility}, case when waits and ${prayer.visibility} <> 'team' then 'waiting' else 'active' end,
        not waits, ${prayer.onBehalfOf}
      from (select ${waitsForApproval(sql, authorId)} as waits from site_settings) as settings
      returning *
    )
    ${recordActivity(sql, 'prayer', authorId, 'made', { isNamed: sql`not made.is_anonymous`, isPublic: sql`made.visibility = 'public'` })}
    ${extraCtes}
    ${selectPrayers(sql, sql`made`)}`;
  return openPrayer(config, made);
}

/** Encrypts what is confided to the team. The number of the prayer is part of that, so it is taken first. */
async function sealNew(sql: Sql, keys: CareKeys, prayer: NewPrayer): Promise<NewPrayer & { id: number }> {
  const [{ id }] = await sql<[{ id: number }]>`
    select nextval(pg_get_serial_sequence('prayers', 'id'))::integer as id`;
  return {
    ...prayer,
    id,
    title: seal(keys, 'title', id, prayer.title),
    description: seal(keys, 'description', id, prayer.description),
    name: seal(keys, 'name', id, prayer.name),
    email: seal(keys, 'email', id, prayer.email),
    onBehalfOf: seal(keys, 'behalf', id, prayer.onBehalfOf),
  };
}

/** Whether a new prayer of a member must be approved first. Needs the relation `site_settings`. */
const waitsForApproval = (sql: Sql, authorId: number) => sql`
  case approve_first
    when 'everyPrayer' then true
    when 'firstPrayer' then not exists (
      select
      from prayers as earlier
      where earlier.author_id = ${authorId}
        and earlier.was_approved
        and earlier.status <> 'hidden'
        and earlier.status_before_deletion is null
    )
    else false
  end`;

type Change = PrayerEdit | { isQuiet: boolean } | { visibility: PrayerVisibility };

/**
 * Edits a member's own prayer; null if it no longer exists. New words of a declined one wait to be approved.
 *
 * @param extraCtes further CTEs of the statement, which may read `changed`
 */
export async function updatePrayer(
  ctx: Context,
  { id, visibility }: Pick<PrayerRow, 'id' | 'visibility'>,
  authorId: number,
  change: Change,
  extraCtes = ctx.sql``,
): Promise<PrayerRow | null> {
  const { sql, config } = ctx;
  const next = 'visibility' in change ? (change.visibility ?? null) : null;
  const isMoved = next !== null && (next === 'team' || visibility === 'team');
  let changed = isMoved
    ? null
    : await updateWords(sql, config, id, authorId, change, extraCtes, next !== null);
  // Another call may have confided it to the team in the meantime.
  if (!changed && next !== null) changed = await movePrayer(ctx, id, authorId, change, extraCtes, next);
  return changed && openPrayer(config, changed);
}

/**
 * The same where the prayer is confided to the team or opened to others: everything that is stored of it is encrypted or
 * decrypted while its row is locked. It is public only in plain words, and on the wall only until they are encrypted, so
 * that the search has neither its ciphertext nor words of the team.
 */
function movePrayer(
  { sql, config }: Context,
  id: number,
  authorId: number,
  change: Change,
  extraCtes: Fragment,
  next: PrayerVisibility,
): Promise<PrayerRow | null> {
  return sql.begin(async (transaction) => {
    const tx = transaction as unknown as Sql;
    const [locked] = await tx`
      select
      from prayers
      where id = ${id} and author_id = ${authorId} and status <> 'removed'
      for update`;
    if (!locked) return null;
    const searched = await findSearched(tx, id);
    if (next !== 'team') await rewriteWords(tx, config, id, 'plain');
    const changed = await updateWords(tx, config, id, authorId, change, extraCtes);
    if (next === 'team') {
      await rewriteWords(tx, config, id, 'sealed');
      await deleteUnusedWords(tx, searched);
    }
    return changed;
  });
}

/** @param onlyOpen whether to leave alone what is confided to the team */
async function updateWords(
  sql: Sql,
  keys: CareKeys,
  id: number,
  authorId: number,
  change: Change,
  extraCtes: Fragment,
  onlyOpen = false,
): Promise<PrayerRow | null> {
  const [changed] = await sql<PrayerRow[]>`
    with ${asCaller(sql, authorId)}, changed as (
      update prayers
      set ${assignmentsOf(sql, keys, id, change)}
      where id = ${id} and author_id = ${authorId} and status <> 'removed'
        ${onlyOpen ? sql`and visibility <> 'team'` : sql``}
      returning *
    )
    ${extraCtes}
    ${selectPrayers(sql, sql`changed`)}`;
  return changed ?? null;
}

function assignmentsOf(sql: Sql, keys: CareKeys, id: number, change: Change): Fragment {
  if ('isQuiet' in change) return sql`is_quiet = ${change.isQuiet}`;
  if (!('title' in change)) {
    return sql`visibility = ${change.visibility}, status = ${statusAfter(sql, change.visibility)}`;
  }
  const { title, description, onBehalfOf } = change;
  const isConfided = sql`coalesce(${change.visibility ?? null}::text, visibility) = 'team'`;
  return sql`
    title = ${wordsIf(sql, isConfided, title, seal(keys, 'title', id, title))},
    description = ${wordsIf(sql, isConfided, description, seal(keys, 'description', id, description))},
    category = ${change.category},
    visibility = coalesce(${change.visibility ?? null}::text, visibility),
    on_behalf_of = ${onBehalfOf === undefined ? sql`on_behalf_of` : wordsIf(sql, isConfided, onBehalfOf, seal(keys, 'behalf', id, onBehalfOf))},
    edited_at = now(),
    status = case
      when status <> 'declined' then ${statusAfter(sql, change.visibility ?? null)}
      when coalesce(${change.visibility ?? null}::text, visibility) = 'team' then 'active'
      else 'waiting'
    end,
    decline_reason = null`;
}

/** A prayer confided to the team needs no approval; opened to others later, it waits for one. */
const statusAfter = (sql: Sql, visibility: PrayerVisibility | null) => sql`case
  when visibility <> 'team' and ${visibility}::text = 'team' and status = 'waiting' then 'active'
  when visibility = 'team' and ${visibility}::text <> 'team' and status in ('active', 'answered', 'resting') and not was_approved
    then 'waiting'
  else status
end`;

export async function removePrayer(sql: Sql, id: number, authorId: number): Promise<void> {
  await sql`
    update prayers
    set status = 'removed'
    where id = ${id} and author_id = ${authorId}`;
}
