import type { Fragment } from 'postgres';
import type { ReportedKind } from 'schema/vocabulary';
import type { CareMessage } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';
import { notify } from '../notifications/notify';
import { template } from '../notifications/template';
import { logging, nameOf } from './auditLog';
import { authorOf } from './texts';

interface ActedOn {
  kind: ReportedKind;
  targetId: number;
  actorId: number;
}

const messageColumns = columns<CareMessage>({
  id: 'care_messages.id',
  createdAt: 'care_messages.created_at',
});

/**
 * Notifies the author of a text, if there is one, and adds an audit entry without the words, in one statement. Null if
 * the text never needed care.
 *
 * @param extraCtes further CTEs of the statement, which may read `made`
 */
export async function insertMessage(
  sql: Sql,
  { kind, targetId, actorId, link, words }: ActedOn & { link: string; words: string },
  extraCtes: Fragment,
): Promise<CareMessage | null> {
  const [made] = await sql<CareMessage[]>`
    with author as (${authorOf(sql, kind, targetId)}
    ), made as (
      insert into care_messages (kind, target_id, actor_id)
      select kind, target_id, ${actorId}::integer
      from moderation_cases
      where kind = ${kind} and target_id = ${targetId} and (needs_care or looked_after_at is not null)
      returning *
    ), notified as (${notify(
      sql,
      {
        kind: 'moderation',
        title: template(`written_about_${kind}`),
        body: words,
        link,
        about: null,
        mergeKey: null,
      },
      { memberId: sql`author.author_id`, from: sql`made, author where author.author_id is not null` },
    )}
    ), logged as (${logging(
      sql,
      { actorId, action: 'write_to_author', subject: nameOf(kind, targetId), reason: null },
      sql`made`,
    )}
    )
    ${extraCtes}
    select ${messageColumns(sql)}
    from made as care_messages`;
  return made ?? null;
}

export async function findMessage(sql: Sql, id: number): Promise<CareMessage | null> {
  const [message] = await sql<CareMessage[]>`
    select ${messageColumns(sql)}
    from care_messages
    where id = ${id}`;
  return message ?? null;
}

/** Closes an alert and adds an audit entry; neither if it is closed already. */
export async function closeAlert(sql: Sql, { kind, targetId, actorId }: ActedOn): Promise<void> {
  await sql`
    with closed as (
      update moderation_cases
      set needs_care = false, looked_after_at = now()
      where kind = ${kind} and target_id = ${targetId} and needs_care
      returning kind
    )
    ${logging(sql, { actorId, action: 'look_after', subject: nameOf(kind, targetId), reason: null }, sql`closed`)}`;
}

/** Opens an alert that was closed and adds an audit entry; neither if it is open. */
export async function reopenAlert(sql: Sql, { kind, targetId, actorId }: ActedOn): Promise<void> {
  await sql`
    with reopened as (
      update moderation_cases
      set needs_care = true, looked_after_at = null
      where kind = ${kind} and target_id = ${targetId} and looked_after_at is not null and not needs_care
      returning kind
    )
    ${logging(sql, { actorId, action: 'reopen_care', subject: nameOf(kind, targetId), reason: null }, sql`reopened`)}`;
}
