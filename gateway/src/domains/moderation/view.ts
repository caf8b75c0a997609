import { displayName } from 'schema/displayName';
import type { AuditEntry, ModerationCase } from '../../gen/resolvers';
import type { AuditRow, CaseRow } from './sql';

/** Of an anonymous text not even moderators learn who wrote it. */
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
