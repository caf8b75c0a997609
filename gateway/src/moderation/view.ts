import type { ReportedKind } from 'schema/vocabulary';
import { displayName } from 'schema/displayName';
import type { ModerationCase } from '../gen/resolvers';
import type { AuditRow, CaseRow } from './sql';

/** A text that waits, as moderators may see it: of an anonymous one not even they learn who wrote it. */
export type CaseView = Omit<ModerationCase, '__typename' | 'reportedAt'> & {
  kind: ReportedKind;
  reportedAt: Date;
};

export interface AuditView {
  id: number;
  action: string;
  actorName: string | null;
  subject: string;
  reason: string | null;
  createdAt: Date;
}

export function viewCase(row: CaseRow): CaseView {
  return {
    id: `${row.kind}:${row.targetId}`,
    kind: row.kind,
    targetId: row.targetId,
    title: row.title,
    content: row.content,
    authorName: row.isAnonymous ? null : displayName({ ...row, name: row.name ?? row.typedName }),
    isAnonymous: row.isAnonymous,
    status: row.isHidden ? 'hidden' : 'visible',
    reportCount: row.reportCount,
    reasons: row.reasons,
    needsCare: row.needsCare,
    reportedAt: row.reportedAt,
    link: row.link,
  };
}

export function viewEntry(row: AuditRow): AuditView {
  return {
    id: row.id,
    action: row.action,
    actorName: row.isGone ? null : displayName(row),
    subject: row.subject,
    reason: row.reason,
    createdAt: row.createdAt,
  };
}
