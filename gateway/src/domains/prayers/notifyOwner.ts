import type { Fragment } from 'postgres';
import { prayerPage } from 'schema/addresses';
import { linkIn } from '../../platform/database/linkIn';
import type { Sql } from '../../platform/database/sql';
import { notify } from '../notifications/notify';
import { template } from '../notifications/template';

/**
 * Notifies a prayer's owner that others pray, but not who, unless the prayer is quiet. Needs a relation
 * `locked` (id, author_id, title, is_quiet).
 */
export function notifyOwner(
  sql: Sql,
  kind: 'amen' | 'encouragement',
  from: Fragment,
  actorId: number | Fragment,
) {
  return notify(
    sql,
    {
      kind,
      title: template(kind),
      body: sql`locked.title`,
      link: linkIn(sql, prayerPage, sql`locked.id`),
      about: { kind: 'prayer', id: sql`locked.id` },
      mergeKey: sql`${`${kind}:`} || locked.id`,
    },
    {
      memberId: sql`locked.author_id`,
      from: sql`${from} where locked.author_id <> ${actorId} and not locked.is_quiet`,
    },
  );
}
