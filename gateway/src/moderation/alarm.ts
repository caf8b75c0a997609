import type { ReportedKind } from 'schema/vocabulary';
import { speaksOfSelfHarm } from '../care/words';
import type { Context } from '../context';
import type { Remember } from '../db/idempotency';
import { tell } from '../notifications/tell';

/**
 * What the statement that makes a text does beside it: words that speak of self-harm are shown to the moderators at
 * once, and are never refused.
 */
export function alarming(ctx: Context, kind: ReportedKind, text: string, remember: Remember): Remember {
  if (!speaksOfSelfHarm(text)) return remember;
  const { sql, config } = ctx;
  return (made) => sql`${remember(made)}, alarmed as (
    insert into moderation_cases (kind, target_id, needs_care)
    select ${kind}, ${sql(made)}.id, true
    from ${sql(made)}
    returning target_id
  ), moderators_told as (${tell(
    sql,
    {
      kind: 'moderation',
      title: 'Somebody speaks of self-harm',
      body: 'Please look at it soon.',
      link: '/admin?tab=moderation',
      mergeKey: sql`${`care:${kind}:`} || alarmed.target_id`,
    },
    {
      memberId: sql`members.id`,
      from: sql`alarmed, members
        where members.is_admin
          or (members.is_verified and lower(members.email) = any(${[...config.adminEmails]}))`,
    },
  )})`;
}
