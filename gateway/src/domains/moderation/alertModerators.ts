import { adminTab } from 'schema/addresses';
import type { Fragment } from 'postgres';
import type { ReportedKind } from 'schema/vocabulary';
import { speaksOfSelfHarm } from '../care/words';
import { decidesAboutTexts } from '../members/roles';
import type { Context } from '../members/context';
import { notify } from '../notifications/notify';
import { template } from '../notifications/template';

/**
 * Data-modifying CTEs (with a leading comma) that notify the moderators of a text that mentions self-harm; it is never
 * refused. Need a CTE `made` with the id of the text. Empty for every other text.
 */
export function alertModerators({ sql, config }: Context, kind: ReportedKind, text: string): Fragment {
  if (!speaksOfSelfHarm(text)) return sql``;
  return sql`, care_case as (
    insert into moderation_cases (kind, target_id, needs_care)
    select ${kind}, made.id, true
    from made
    returning target_id
  ), moderators_notified as (${notify(
    sql,
    {
      kind: 'moderation',
      title: template('self_harm'),
      body: template('look_soon'),
      link: adminTab('moderation'),
      about: null,
      mergeKey: sql`${`care:${kind}:`} || care_case.target_id`,
    },
    {
      memberId: sql`members.id`,
      from: sql`care_case, members where ${decidesAboutTexts(sql, config)}`,
    },
  )})`;
}
