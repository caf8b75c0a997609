import type { ReportedKind } from 'schema/vocabulary';
import type { Named } from 'schema/displayName';
import type { Config } from '../../config';
import type { HiddenText, ModerationCase } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';
import { open, type CareKeys, type Place } from '../../platform/confided/words';
import type { Context } from '../members/context';
import { authorJson, shownAuthor } from '../members/shownAuthor';
import { isAdministrator } from '../members/roles';
import { notify } from '../notifications/notify';
import { template, type Template } from '../notifications/template';
import { isToApprove } from '../prayers/policy';
import { authorOf, hiding, showing, textOf } from './texts';
import { logging, nameOf } from './auditLog';

/** This many reports hide a text until a moderator decides. */
export const reportsThatHide = 3;

/** An open case, without its author if the text is anonymous. */
export type CaseRow = Omit<ModerationCase, 'id' | 'authorName' | 'status' | 'writtenBy'> & {
  author: Named | null;
  /** The moderator who last wrote to the author. */
  writer: Named | null;
  isHidden: boolean;
};

/** The same as it is stored, with the prayer that it is, or is about; null for a text of a group. */
type StoredCase = CaseRow & { prayerId: number | null };

export type HiddenRow = Omit<HiddenText, 'actorName'> & { actor: Named | null };

/**
 * Inserts a member's report, once for each text. The case's row counts reports, so that of concurrent reports the last
 * one sees them all: it hides the text and notifies its author.
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
    ${notifyAuthor(sql, sql`hidden`, {
      title: template(`reported_${kind}`),
      body: template('several_reports'),
      link: report.link,
    })}`;
}

/** Needs the relations `named`, `texts`, `authors`, `messages` and `writers`. */
const caseColumns = columns<StoredCase>({
  kind: 'named.kind',
  targetId: 'named.target_id',
  title: 'texts.title',
  content: 'texts.content',
  onBehalfOf: 'texts.on_behalf_of',
  author: shownAuthor({ isAnonymous: 'texts.is_anonymous', typedName: 'texts.typed_name' }),
  isAnonymous: 'texts.is_anonymous',
  isHidden: `texts.status = 'hidden'`,
  reportCount: 'named.open_reports',
  reasons: `array(
    select reports.reason
    from reports
    where reports.kind = named.kind and reports.target_id = named.target_id and reports.resolved_at is null
    order by reports.created_at desc
    limit 20
  )`,
  needsCare: 'named.needs_care',
  reportedAt: 'named.opened_at',
  link: 'texts.link',
  prayerId: 'texts.prayer_id',
  writtenAt: 'messages.created_at',
  writer: `case when writers.id is not null then ${authorJson('writers')} end`,
});

/** The queue: mentions of self-harm first, then the most reported. Without withdrawn texts. */
export async function findQueue({ sql, config }: Context, readsTeam: boolean): Promise<CaseRow[]> {
  const cases = await sql<StoredCase[]>`
    select ${caseColumns(sql)}
    ${waiting(sql, readsTeam)}
    -- Encouragement stands beside a typed name alone, never the account's.
    left join members as authors on authors.id = texts.author_id and named.kind <> 'comment'
    left join lateral (
      select care_messages.actor_id, care_messages.created_at
      from care_messages
      where care_messages.kind = named.kind and care_messages.target_id = named.target_id
      order by care_messages.id desc
      limit 1
    ) as messages on true
    left join members as writers on writers.id = messages.actor_id
    where ${isWaiting(sql)}
    order by named.needs_care desc, named.open_reports desc, named.opened_at
    limit 100`;
  return cases.map((row) => openCase(config, row));
}

function openCase(keys: CareKeys, { prayerId, ...row }: StoredCase): CaseRow {
  const { title, content, onBehalfOf, author } = row;
  const places = placesOf[row.kind];
  if (prayerId === null || !places) return row;
  return {
    ...row,
    title: open(keys, places.title, prayerId, title ?? null),
    content: open(keys, places.content, prayerId, content),
    onBehalfOf: open(keys, 'behalf', prayerId, onBehalfOf ?? null),
    author: author && { ...author, name: open(keys, places.author, prayerId, author.name ?? null) },
  };
}

const placesOf: Partial<Record<ReportedKind, Record<'title' | 'content' | 'author', Place>>> = {
  prayer: { title: 'title', content: 'description', author: 'name' },
  comment: { title: 'title', content: 'comment', author: 'commenter' },
  testimonial: { title: 'testimonyTitle', content: 'testimony', author: 'name' },
};

/** The number of texts in the queue, and of prayers that wait to be approved. */
export async function countWaiting(sql: Sql, readsTeam: boolean): Promise<number> {
  const [{ count }] = await sql<[{ count: number }]>`
    select (
      (select count(*) ${waiting(sql, readsTeam)} where ${isWaiting(sql)})
      + (select count(*) from prayers where ${isToApprove(sql)})
    )::integer as count`;
  return count;
}

const waiting = (sql: Sql, readsTeam: boolean) => sql`
  from moderation_cases as named
  cross join lateral (${textOf(sql, readsTeam)}) as texts`;

const isWaiting = (sql: Sql) =>
  sql`(named.needs_care or named.open_reports > 0) and texts.status <> 'removed'`;

const hiddenColumns = columns<HiddenRow>({
  isByModerator: 'coalesce(cases.hidden_by_moderator, false)',
  reasons: `case
    when cases.hidden_by_moderator then array_remove(array[entry.reason], null)
    else array(
      select reports.reason
      from reports
      where reports.kind = named.kind and reports.target_id = named.target_id and reports.resolved_at is null
      order by reports.created_at desc
      limit 20
    )
  end`,
  actor: `case when actors.id is not null then ${authorJson('actors')} end`,
  hiddenAt: 'entry.created_at',
  isAnonymous: 'texts.is_anonymous',
});

/** Why a text is hidden; null if it is not. */
export async function findHiddenText(
  sql: Sql,
  kind: ReportedKind,
  targetId: number,
  readsTeam: boolean,
): Promise<HiddenRow | null> {
  const [hidden] = await sql<HiddenRow[]>`
    select ${hiddenColumns(sql)}
    from (select ${kind}::text as kind, ${targetId}::integer as target_id) as named
    cross join lateral (${textOf(sql, readsTeam)}) as texts
    left join moderation_cases as cases on cases.kind = named.kind and cases.target_id = named.target_id
    left join lateral (
      select audit_log.actor_id, audit_log.reason, audit_log.created_at
      from audit_log
      where audit_log.subject = ${nameOf(kind, targetId)} and audit_log.action = 'hide'
      order by audit_log.id desc
      limit 1
    ) as entry on cases.hidden_by_moderator
    left join members as actors on actors.id = entry.actor_id
    where texts.status = 'hidden'`;
  return hidden ?? null;
}

/** A moderator's decision on a text. */
export interface Decision {
  kind: ReportedKind;
  targetId: number;
  actorId: number;
  reason: string;
  /** Path of the page that shows the text. */
  link: string;
}

/**
 * Hides or restores a text, closes its reports, notifies its author and adds an audit entry, in one statement. A report
 * that comes at the same time stays open.
 * Dismissing its reports restores a text that they have hidden, not one that a moderator has hidden.
 */
export async function decide(
  sql: Sql,
  action: 'hide' | 'restore' | 'dismiss',
  { kind, targetId, actorId, reason, link }: Decision,
): Promise<void> {
  await sql`
    with resolved as (
      update reports
      set resolved_at = now()
      where kind = ${kind} and target_id = ${targetId} and resolved_at is null
      returning id
    ), closed as (
      insert into moderation_cases (kind, target_id, hidden_by_moderator)
      values (${kind}, ${targetId}, ${action === 'hide'})
      on conflict (kind, target_id) do update
      set
        open_reports = greatest(0, moderation_cases.open_reports - (select count(*) from resolved)),
        needs_care = false,
        looked_after_at = case
          when moderation_cases.needs_care then now()
          else moderation_cases.looked_after_at
        end,
        hidden_by_moderator = ${action === 'dismiss' ? sql`moderation_cases.hidden_by_moderator` : sql`excluded.hidden_by_moderator`}
      returning hidden_by_moderator
    ), changed as (
      ${
        action === 'hide'
          ? hiding(sql, kind, targetId, sql`exists (select from closed)`)
          : showing(sql, kind, targetId, sql`exists (select from closed where not hidden_by_moderator)`)
      }
    )${action === 'restore' ? sql`, readmitted as (${readmitting(sql, kind, targetId)})` : sql``}, logged as (${logging(sql, { actorId, action, subject: nameOf(kind, targetId), reason })}
    )
    ${notifyAuthor(sql, sql`changed`, {
      title: template(action === 'hide' ? `hidden_${kind}` : `shown_${kind}`),
      body: reason,
      link,
    })}`;
}

/** Ends a suspension for this very text, which is restored. */
const readmitting = (sql: Sql, kind: ReportedKind, targetId: number) => sql`
  update members
  set suspended_at = null, suspended_for = null
  where suspended_for = ${nameOf(kind, targetId)}`;

/**
 * Suspends the author of a text. The log names the text and never its author; for an anonymous text the list of
 * accounts does not show the suspension. Administrators cannot be suspended.
 */
export async function suspendAuthorOf(
  sql: Sql,
  { kind, targetId, actorId, reason }: Decision,
  config: Pick<Config, 'adminEmails'>,
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
        and not ${isAdministrator(sql, config)}
    )
    ${logging(sql, { actorId, action: 'suspend', subject: `the author of ${nameOf(kind, targetId)}`, reason })}`;
}

export function notifyAuthor(
  sql: Sql,
  changed: ReturnType<Sql>,
  {
    title,
    body,
    link,
    mergeKey = null,
  }: { title: Template; body: Template | string | null; link: string; mergeKey?: string | null },
) {
  return notify(
    sql,
    { kind: 'moderation', title, body, link, about: null, mergeKey },
    {
      memberId: sql`changed.author_id`,
      from: sql`${changed} as changed where changed.author_id is not null`,
    },
  );
}
