import type { Fragment } from 'postgres';
import type { ReportedKind } from 'schema/vocabulary';
import type { Named } from 'schema/displayName';
import type { AuditEntry } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';
import { authorJson } from '../members/shownAuthor';

export type AuditRow = Omit<AuditEntry, 'actorName'> & {
  /** Null if the account was deleted. */
  actor: Named | null;
};

const auditColumns = columns<AuditRow>({
  id: 'audit_log.id',
  action: 'audit_log.action',
  actor: `case when members.id is not null then ${authorJson('members')} end`,
  subject: 'audit_log.subject',
  reason: 'audit_log.reason',
  createdAt: 'audit_log.created_at',
});

export function findLog(
  sql: Sql,
  { after, rows }: { after: { createdAt: Date; id: number } | null; rows: number },
): Promise<AuditRow[]> {
  return sql<AuditRow[]>`
    select ${auditColumns(sql)}
    from audit_log
    left join members on members.id = audit_log.actor_id
    ${after ? sql`where audit_log.id < ${after.id}` : sql``}
    order by audit_log.id desc
    limit ${rows}`;
}

/**
 * Adds an entry to the audit log; a CTE for the statement that performs the action.
 *
 * @param done a relation with a row if something was done; without it the entry is always added
 */
export function logging(
  sql: Sql,
  entry: { actorId: number; action: string; subject: string; reason: string | null },
  done?: Fragment,
) {
  return sql`
    insert into audit_log (actor_id, action, subject, reason)
    select ${entry.actorId}::integer, ${entry.action}::text, ${entry.subject}::text, ${entry.reason}::text
    ${done ? sql`from ${done}` : sql``}`;
}

export function nameOf(kind: ReportedKind, id: number): string {
  return `${kind.replace(/_/g, ' ')} ${id}`;
}
