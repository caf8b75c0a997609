import { displayName } from 'schema/displayName';
import type { AuditEntry, HiddenText, ModerationCase } from '../../gen/resolvers';
import type { AuditRow } from './auditLog';
import type { CaseRow, HiddenRow } from './sql';

/** The author of an anonymous text is hidden from moderators too. */
export function viewCase({ author, writer, isHidden, ...row }: CaseRow): ModerationCase {
  return {
    ...row,
    id: `${row.kind}:${row.targetId}`,
    authorName: author && displayName(author),
    writtenBy: writer && displayName(writer),
    status: isHidden ? 'hidden' : 'visible',
  };
}

export function viewEntry({ actor, ...entry }: AuditRow): AuditEntry {
  return { ...entry, actorName: actor && displayName(actor) };
}

export function viewHidden({ actor, ...hidden }: HiddenRow): HiddenText {
  return { ...hidden, actorName: actor && displayName(actor) };
}
