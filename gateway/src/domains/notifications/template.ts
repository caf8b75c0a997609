import type { Fragment } from 'postgres';
import type { Sql } from '../../platform/database/sql';
import { patternOf, type NotificationText, type ValueOf } from './texts';

/** A text of ours in a notification, with the values of the row. */
export class Template {
  constructor(
    readonly text: NotificationText,
    readonly values: Readonly<Record<string, Fragment>>,
  ) {}
}

/** The first of these texts whose condition holds for the row, else the other words. */
export class Cases {
  constructor(
    readonly cases: readonly { when: Fragment; say: Template }[],
    readonly otherwise: Fragment,
  ) {}
}

/** A text of ours: `template('group_post', { group: sql`prayer_groups.name` })`. What members wrote is the last value. */
export function template<Text extends NotificationText>(
  text: Text,
  ...[values]: [ValueOf<Text>] extends [never] ? [] : [values: Record<ValueOf<Text>, Fragment>]
): Template {
  return new Template(text, values ?? {});
}

/** Its words in English, as SQL text. */
export function inEnglish(sql: Sql, { text, values }: Template): Fragment {
  return Object.entries(values).reduce(
    (words, [name, value]) => sql`replace(${words}, ${`{${name}}`}, ${value})`,
    sql`${patternOf(text, Object.keys(values))}::text`,
  );
}

/** As it is stored, in jsonb. */
export function stored(sql: Sql, { text, values }: Template): Fragment {
  const all = Object.entries(values).reduce(
    (rest, [name, value]) => sql`${rest} || jsonb_build_object(${name}::text, ${value})`,
    sql`'{}'::jsonb`,
  );
  return sql`jsonb_build_object('text', ${text}::text, 'values', ${all})`;
}

/** An hour of a chain's day from SQL, as 'chain_hour' takes it: with the chain's zone where the reader's is another one. */
export const hourText = (sql: Sql, hour: Fragment, zone: Fragment, ownZone: Fragment): Fragment => sql`
  lpad(${hour}::text, 2, '0') || ':00'
  || case when ${zone} <> ${ownZone} then ' (' || ${zone} || ')' else '' end`;
