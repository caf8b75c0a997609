import type { Fragment } from 'postgres';
import { team } from 'schema/addresses';
import type { CareCase, CareNote, CareState } from '../../gen/resolvers';
import { jsonColumns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';
import { open, seal, type CareKeys } from '../../platform/confided/words';
import { userColumns, type AdminUserRow } from '../admin/sql';
import type { Context } from '../members/context';
import { authorJson } from '../members/shownAuthor';
import { withCaller } from '../members/sql';
import { logging } from '../moderation/auditLog';
import { notify } from '../notifications/notify';
import { template, type Template } from '../notifications/template';
import { isForCaller, isReadable } from '../prayers/policy';
import { openPrayer, selectPrayers, type PrayerRow } from '../prayers/sql';

/** A response has at most so many cases. */
const mostListed = 100;

/** A case beside its prayer. The instants of its notes are text. */
export type CaseRow = PrayerRow & {
  careCase: Omit<CareCase, 'prayer' | 'notes'> & { notes: CareNote[] | null };
};

const caseJson = jsonColumns<CaseRow['careCase']>({
  state: 'care_cases.state',
  claimedBy: `(select ${authorJson('members')} from members where members.id = care_cases.claimed_by)`,
  isMine: 'coalesce(care_cases.claimed_by = caller.id, false)',
  waitsSince: 'care_cases.waits_since',
  notes: `(
    select json_agg(
      ${jsonColumns<CareNote>({
        id: 'care_notes.id',
        content: 'care_notes.content',
        author: `case when writers.id is not null then ${authorJson('writers')} end`,
        createdAt: 'care_notes.created_at',
      })}
      order by care_notes.id
    )
    from care_notes
    left join members as writers on writers.id = care_notes.author_id
    where care_notes.prayer_id = care_cases.prayer_id
      and exists (select from team_members where team_members.member_id = caller.id)
  )`,
});

/** Prayers that are confided to the team, with their cases, as far as the caller may read them. */
function selectCases(ctx: Context, which: Fragment): Fragment {
  const { sql } = ctx;
  const confided = sql`(
    select prayers.*
    from prayers
    cross join caller
    join care_cases on care_cases.prayer_id = prayers.id
    where prayers.visibility = 'team' and ${isReadable(sql)} and ${isForCaller(sql)} and ${which}
    order by care_cases.state = 'closed', care_cases.waits_since, prayers.id
    limit ${mostListed}
  )`;
  const careCase = sql`, (
    select ${sql.unsafe(caseJson)}
    from care_cases
    where care_cases.prayer_id = prayers.id
  ) as "careCase"`;
  return sql`
    with ${withCaller(ctx)}
    ${selectPrayers(sql, confided, careCase)}
    join care_cases on care_cases.prayer_id = prayers.id
    order by care_cases.state = 'closed', care_cases.waits_since, prayers.id`;
}

export async function findCases(ctx: Context): Promise<CaseRow[]> {
  const found = await ctx.sql<CaseRow[]>`${selectCases(ctx, ctx.sql`true`)}`;
  return found.map((row) => openCase(ctx.config, row));
}

export async function findCase(ctx: Context, id: number): Promise<CaseRow | null> {
  const [found] = await ctx.sql<CaseRow[]>`${selectCases(ctx, ctx.sql`prayers.id = ${id}`)}`;
  return found ? openCase(ctx.config, found) : null;
}

function openCase(keys: CareKeys, row: CaseRow): CaseRow {
  const { notes } = row.careCase;
  return {
    ...openPrayer(keys, row),
    careCase: {
      ...row.careCase,
      notes: notes && notes.map((note) => ({ ...note, content: open(keys, 'note', row.id, note.content) })),
    },
  };
}

/** The membership is locked: who leaves the team at the same time follows nothing up afterwards. */
export async function claimCase(sql: Sql, id: number, memberId: number): Promise<boolean> {
  const { count } = await sql`
    with membership as materialized (
      select member_id
      from team_members
      where member_id = ${memberId}
      for key share
    )
    update care_cases
    set claimed_by = membership.member_id, state = 'inCare'
    from membership
    where prayer_id = ${id}`;
  return count > 0;
}

export async function updateState(sql: Sql, id: number, state: CareState): Promise<void> {
  await sql`
    update care_cases
    set state = ${state}
    where prayer_id = ${id}`;
}

/** @param extraCtes further CTEs of the statement, which may read `made` */
export async function insertNote(
  { sql, config }: Context,
  { id, authorId, content }: { id: number; authorId: number; content: string },
  extraCtes: Fragment,
): Promise<{ id: number }> {
  const [made] = await sql<[{ id: number }]>`
    with made as (
      insert into care_notes (prayer_id, author_id, content)
      values (${id}, ${authorId}, ${seal(config, 'note', id, content)})
      returning *
    )
    ${extraCtes}
    select prayer_id as id
    from made`;
  return made;
}

export function findTeam(sql: Sql): Promise<AdminUserRow[]> {
  return sql<AdminUserRow[]>`
    select ${userColumns(sql)}
    from team_members
    join members on members.id = team_members.member_id
    order by concat_ws(' ', members.first_name, members.last_name, members.name), members.id
    limit ${mostListed}`;
}

/** Adds a member to the team or removes them, and records a change in the audit log. Null if there is no such member. */
export async function updateTeam(
  sql: Sql,
  { id, isOnTeam, actorId }: { id: number; isOnTeam: boolean; actorId: number },
): Promise<AdminUserRow | null> {
  const change = isOnTeam
    ? sql`
        insert into team_members (member_id, added_by)
        select members.id, ${actorId}::integer
        from members
        where members.id = ${id} and members.suspended_at is null
        on conflict do nothing
        returning member_id`
    : sql`
        delete from team_members
        where member_id = ${id}
        returning member_id`;
  const action = isOnTeam ? 'add_to_team' : 'remove_from_team';
  await sql`
    with changed as (${change})
    ${logging(sql, { actorId, action, subject: `member ${id}`, reason: null }, sql`changed`)}`;
  const [user] = await sql<AdminUserRow[]>`
    select ${userColumns(sql)}
    from members
    where members.id = ${id}`;
  return user ?? null;
}

const toTeam = (sql: Sql, title: Template, cases: Fragment) =>
  notify(
    sql,
    {
      kind: 'moderation',
      title,
      body: null,
      link: team,
      about: null,
      mergeKey: sql`'team:' || cases.prayer_id`,
    },
    {
      memberId: sql`team_members.member_id`,
      from: sql`
        ${cases} as cases
        join prayers on prayers.id = cases.prayer_id
        join team_members on team_members.member_id is distinct from prayers.author_id`,
    },
  );

/** Notifies the team of new prayers, without a word of them: of each once, however many gateways run it. */
export async function notifyOfNew(sql: Sql): Promise<void> {
  await sql`
    with due as (
      update care_cases
      set notified_at = now()
      where notified_at is null
      returning prayer_id
    )
    ${toTeam(sql, template('confided'), sql`due`)}`;
}

/** Notifies the team, once, of prayers that nobody has looked at for a day. */
export async function remindOfWaiting(sql: Sql): Promise<void> {
  await sql`
    with due as (
      update care_cases
      set reminded_at = now()
      from prayers
      where prayers.id = care_cases.prayer_id
        and prayers.visibility = 'team'
        and ${isReadable(sql)}
        and care_cases.state = 'new'
        and care_cases.reminded_at is null
        and care_cases.waits_since < now() - interval '1 day'
      returning care_cases.prayer_id
    )
    ${toTeam(sql, template('confided_waits'), sql`due`)}`;
}
