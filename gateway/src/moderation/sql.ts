import type { ReportedKind } from 'schema/vocabulary';
import type { Sql } from '../db/sql';
import { tell } from '../notifications/tell';
import { authorOf, hiding, namesOfTexts, showing, textOf } from './texts';

/** So many reports hide a text until it is looked at. */
export const reportsThatHide = 3;

/** A text that waits, with its author's names; they leave the house only where the author may be shown. */
export interface CaseRow {
  kind: ReportedKind;
  targetId: number;
  title: string | null;
  content: string;
  isAnonymous: boolean;
  firstName: string | null;
  lastName: string | null;
  name: string | null;
  typedName: string | null;
  isHidden: boolean;
  reportCount: number;
  needsCare: boolean;
  reportedAt: Date;
  reasons: string[];
  link: string;
}

/**
 * Writes a member's report, once for each text. The case's row counts, so that of reports that come at once the last
 * one sees them all: it hides the text and its author is told.
 */
export async function insertReport(
  sql: Sql,
  report: { kind: ReportedKind; targetId: number; reporterId: number; reason: string; link: string },
): Promise<void> {
  const { kind, targetId } = report;
  await sql`
    with reported as (
      insert into reports (kind, target_id, reporter_id, reason)
      values (${kind}, ${targetId}, ${report.reporterId}, ${report.reason})
      on conflict (reporter_id, kind, target_id) do nothing
      returning kind, target_id
    ), counted as (
      insert into moderation_cases (kind, target_id, open_reports)
      select kind, target_id, 1
      from reported
      on conflict (kind, target_id) do update
      set
        open_reports = moderation_cases.open_reports + 1,
        opened_at = case
          when moderation_cases.open_reports = 0 and not moderation_cases.needs_care then now()
          else moderation_cases.opened_at
        end
      returning open_reports
    ), hidden as (
      ${hiding(sql, kind, targetId, sql`exists (select from counted where open_reports >= ${reportsThatHide})`)}
    )
    ${tellAuthor(sql, sql`hidden`, {
      title: `${namesOfTexts[kind]} is hidden until somebody has looked at it`,
      body: 'Several members have reported it.',
      link: report.link,
    })}`;
}

/** What waits to be looked at: care first, then the most reported. A text that its author has withdrawn waits no more. */
export function findQueue(sql: Sql): Promise<CaseRow[]> {
  return sql<CaseRow[]>`
    select
      named.kind,
      named.target_id as "targetId",
      texts.title,
      texts.content,
      texts.is_anonymous as "isAnonymous",
      authors.first_name as "firstName",
      authors.last_name as "lastName",
      authors.name,
      texts.typed_name as "typedName",
      texts.status = 'hidden' as "isHidden",
      named.open_reports as "reportCount",
      named.needs_care as "needsCare",
      named.opened_at as "reportedAt",
      array(
        select reports.reason
        from reports
        where reports.kind = named.kind and reports.target_id = named.target_id and reports.resolved_at is null
        order by reports.created_at desc
        limit 20
      ) as reasons,
      texts.link
    ${waiting(sql)}
    -- Encouragement stands beside a typed name alone, never the account's.
    left join members as authors on authors.id = texts.author_id and named.kind <> 'comment'
    where ${isWaiting(sql)}
    order by named.needs_care desc, named.open_reports desc, named.opened_at
    limit 100`;
}

/** How many texts the queue holds. */
export async function countCases(sql: Sql): Promise<number> {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::integer as count
    ${waiting(sql)}
    where ${isWaiting(sql)}`;
  return count;
}

const waiting = (sql: Sql) => sql`
  from moderation_cases as named
  cross join lateral (${textOf(sql)}) as texts`;

const isWaiting = (sql: Sql) =>
  sql`(named.needs_care or named.open_reports > 0) and texts.status <> 'removed'`;

/** A moderator's word on a text. */
export interface Decision {
  kind: ReportedKind;
  targetId: number;
  actorId: number;
  reason: string;
  /** Path of the page where the text stands. */
  link: string;
}

/** Hides or shows a text, closes its reports, tells its author why, and writes it into the log, in one statement. */
export async function decide(
  sql: Sql,
  action: 'hide' | 'restore' | 'dismiss',
  { kind, targetId, actorId, reason, link }: Decision,
): Promise<void> {
  await sql`
    with changed as (
      ${action === 'hide' ? hiding(sql, kind, targetId) : showing(sql, kind, targetId)}
    )${action === 'restore' ? sql`, readmitted as (${readmitting(sql, kind, targetId)})` : sql``}, closed as (
      update moderation_cases
      set open_reports = 0, needs_care = false
      where kind = ${kind} and target_id = ${targetId}
    ), resolved as (
      update reports
      set resolved_at = now()
      where kind = ${kind} and target_id = ${targetId} and resolved_at is null
    ), logged as (${logging(sql, { actorId, action, subject: nameOf(kind, targetId), reason })}
    )
    ${tellAuthor(sql, sql`changed`, {
      title:
        action === 'hide' ? `${namesOfTexts[kind]} was hidden` : `${namesOfTexts[kind]} can be read again`,
      body: reason,
      link,
    })}`;
}

/** Whoever was suspended for this very text, which is shown again. */
const readmitting = (sql: Sql, kind: ReportedKind, targetId: number) => sql`
  update members
  set suspended_at = null, suspended_for = null
  where suspended_for = ${nameOf(kind, targetId)}`;

/**
 * Suspends whoever wrote a text. The log names the text and never its author; neither does the list of accounts, when the
 * text is anonymous. Administrators stay.
 */
export async function suspendAuthorOf(
  sql: Sql,
  { kind, targetId, actorId, reason }: Decision,
  adminEmails: readonly string[],
): Promise<void> {
  await sql`
    with author as (
      ${authorOf(sql, kind, targetId)}
    ), suspended as (
      update members
      set
        suspended_at = coalesce(members.suspended_at, now()),
        suspended_for = case
          when members.suspended_at is not null then members.suspended_for
          when author.is_anonymous then ${nameOf(kind, targetId)}
        end
      from author
      where members.id = author.author_id
        and not members.is_admin
        and not (members.is_verified and lower(members.email) = any(${adminEmails as string[]}))
    )
    ${logging(sql, { actorId, action: 'suspend', subject: `the author of ${nameOf(kind, targetId)}`, reason })}`;
}

export interface AuditRow {
  id: number;
  action: string;
  subject: string;
  reason: string | null;
  createdAt: Date;
  firstName: string | null;
  lastName: string | null;
  name: string | null;
  isGone: boolean;
}

export function findLog(
  sql: Sql,
  { after, rows }: { after: { createdAt: Date; id: number } | null; rows: number },
): Promise<AuditRow[]> {
  return sql<AuditRow[]>`
    select
      audit_log.id,
      audit_log.action,
      audit_log.subject,
      audit_log.reason,
      audit_log.created_at as "createdAt",
      members.first_name as "firstName",
      members.last_name as "lastName",
      members.name,
      members.id is null as "isGone"
    from audit_log
    left join members on members.id = audit_log.actor_id
    ${after ? sql`where audit_log.id < ${after.id}` : sql``}
    order by audit_log.id desc
    limit ${rows}`;
}

/** Writes what somebody did; for use as a CTE in the statement that does it. */
export function logging(
  sql: Sql,
  entry: { actorId: number; action: string; subject: string; reason: string | null },
) {
  return sql`
    insert into audit_log (actor_id, action, subject, reason)
    values (${entry.actorId}, ${entry.action}, ${entry.subject}, ${entry.reason})`;
}

export function nameOf(kind: ReportedKind, id: number): string {
  return `${kind.replace(/_/g, ' ')} ${id}`;
}

function tellAuthor(
  sql: Sql,
  changed: ReturnType<Sql>,
  { title, body, link }: { title: string; body: string; link: string },
) {
  return tell(
    sql,
    { kind: 'moderation', title, body, link, mergeKey: null },
    {
      memberId: sql`changed.author_id`,
      from: sql`${changed} as changed where changed.author_id is not null`,
    },
  );
}
