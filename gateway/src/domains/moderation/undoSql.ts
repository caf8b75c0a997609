import type { ReportedKind } from 'schema/vocabulary';
import type { Sql } from '../../platform/database/sql';
import { logging, nameOf } from './auditLog';
import { notifyAuthor, reportsThatHide } from './sql';
import { template } from '../notifications/template';
import { showing } from './texts';

interface Undone {
  kind: ReportedKind;
  targetId: number;
  actorId: number;
  /** Path of the page that shows the text. */
  link: string;
}

/**
 * Takes back the last decision about a text if it was to hide it: opens the reports and the alert that it has closed,
 * shows the text unless its reports had hidden it before, notifies its author and adds an audit entry, in one statement.
 * Changes nothing after a later decision, or if it is undone already.
 *
 * A decision closes reports and alert at the time of its audit entry, which has milliseconds.
 */
export async function undoHiding(sql: Sql, { kind, targetId, actorId, link }: Undone): Promise<void> {
  await sql`
    with undone as (
      update moderation_cases
      set
        hidden_by_moderator = false,
        open_reports = open_reports + (
          select count(*)
          from reports
          where kind = ${kind} and target_id = ${targetId} and resolved_at::timestamptz(3) = decision.created_at
        ),
        needs_care = needs_care or (looked_after_at::timestamptz(3) = decision.created_at) is true,
        looked_after_at = case
          when looked_after_at::timestamptz(3) = decision.created_at then null
          else looked_after_at
        end
      from (
        select action, created_at
        from audit_log
        where subject = ${nameOf(kind, targetId)} and action in ('hide', 'restore', 'dismiss', 'undo_hide')
        order by id desc
        limit 1
      ) as decision
      where moderation_cases.kind = ${kind}
        and moderation_cases.target_id = ${targetId}
        and hidden_by_moderator
        and decision.action = 'hide'
      returning open_reports, decision.created_at
    ), reopened as (
      update reports
      set resolved_at = null
      from undone
      where reports.kind = ${kind}
        and reports.target_id = ${targetId}
        and reports.resolved_at::timestamptz(3) = undone.created_at
    ), changed as (
      ${showing(sql, kind, targetId, sql`exists (select from undone where open_reports < ${reportsThatHide})`)}
    ), logged as (${logging(
      sql,
      { actorId, action: 'undo_hide', subject: nameOf(kind, targetId), reason: null },
      sql`undone`,
    )}
    )
    ${notifyAuthor(sql, sql`changed`, {
      title: template(`shown_${kind}`),
      body: template('hidden_by_mistake'),
      link,
    })}`;
}
