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
 * refused. Need a CTE with the id of the text: `made`, or `changed` for an edit, of which they are notified if the words
 * before it did not mention it. Empty for every other text.
 */
export function alertModerators(
  { sql, config }: Context,
  kind: ReportedKind,
  text: string,
  { wordsBefore }: { wordsBefore?: string } = {},
): Fragment {
  if (!speaksOfSelfHarm(text) || (wordsBefore !== undefined && speaksOfSelfHarm(wordsBefore))) return sql``;
  return sql`, care_case as (
    insert into moderation_cases as known (kind, target_id, needs_care)
    select ${kind}, written.id, true
    from ${wordsBefore === undefined ? sql`made` : sql`changed`} as written
    on conflict (kind, target_id) do update
    set
      needs_care = true,
      looked_after_at = null,
      opened_at = case when known.open_reports = 0 and not known.needs_care then now() else known.opened_at end
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
