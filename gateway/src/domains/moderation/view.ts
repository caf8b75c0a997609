import { displayName } from 'schema/displayName';
import type { AuditEntry, ModerationCase } from '../../gen/resolvers';
import type { AuditRow, CaseRow } from './sql';

/** The author of an anonymous text is hidden from moderators too. */
export function viewCase({ author, isHidden, ...row }: CaseRow): ModerationCase {
  return {
    ...row,
    id: `${row.kind}:${row.targetId}`,
    authorName: author && displayName(author),
    status: isHidden ? 'hidden' : 'visible',
  };
}

export function viewEntry({ actor, ...entry }: AuditRow): AuditEntry {
  return { ...entry, actorName: actor && displayName(actor) };
}
