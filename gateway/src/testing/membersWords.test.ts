import type { ReportedKind } from 'schema/vocabulary';
import { textOf } from '../domains/moderation/texts';
import { wordsOf } from '../domains/prayers/view';
import { tables } from '../platform/confided/stored';
import { makeThings } from './security/community';
import { openTestSite, type TestSite } from './testSite';
import { downloadExport } from './zip';

/**
 * A column for words of members must be encrypted with the prayer that it is about, and must reach their own data, the
 * export, the moderators and the search for self-harm: a new one is added there, or here with a reason.
 */
const closedLists = [
  ...['category', 'status', 'status_before_deletion', 'visibility', 'theme', 'post_type', 'state', 'kind'],
  ...['about_kind', 'frequency', 'reminder_time', 'time_zone'],
];
/** Of tables about prayers, what is not confided. */
const notConfided = [
  // Members write them for themselves.
  ...['reminders.title', 'reminders.description'],
  // Our own texts, without words of the prayer.
  ...['notifications.title', 'notifications.told', 'notifications.link', 'notifications.merge_key'],
];
/** The tables whose words the views below show. */
const shown = [
  ...['prayers', 'prayer_updates', 'comments', 'testimonials', 'group_posts', 'group_post_comments'],
  ...['prayer_groups', 'prayer_chains', 'join_requests', 'reminders'],
];
/** The token of an invitation lets its bearer in. */
const secrets = ['prayer_groups.invite_token'];
/** A moderator's words; the author is notified of them. */
const ofModerators = ['prayers.decline_reason'];
const notInOwnData = [
  ...ofModerators,
  // Of the group, which has other admins.
  'prayer_groups.description',
];
const notInExport = [
  ...ofModerators,
  // Addresses are exported with the members alone.
  'prayers.typed_email',
  // Between a member and a group, or with nobody.
  ...['join_requests.message', 'reminders.title', 'reminders.description'],
];
const notForModerators = [...ofModerators, 'prayers.typed_email'];
/** Names and addresses, which are not searched for self-harm. */
const notSearched = [...ofModerators, 'prayers.typed_name', 'prayers.typed_email'];

const kinds: Partial<Record<string, ReportedKind>> = {
  prayers: 'prayer',
  comments: 'comment',
  testimonials: 'testimonial',
  group_posts: 'group_post',
  group_post_comments: 'group_post_comment',
};

let site: TestSite;
beforeAll(async () => (site = await openTestSite()));
afterAll(() => site.close());

/** `table.column` for each column that may hold words. */
async function textColumns(): Promise<string[]> {
  const found = await site.sql<{ table: string; column: string }[]>`
    select table_name as table, column_name as column
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
      and (data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY') or udt_name = 'citext')`;
  return found
    .filter(({ column }) => !closedLists.includes(column))
    .map(({ table, column }) => `${table}.${column}`);
}

const tableOf = (column: string) => column.split('.')[0]!;
const wordIn = (column: string) => `quagga-${column}@example.org`;

test('every column for words about a prayer is encrypted when it is confided to the prayer team', async () => {
  const aboutPrayers = await site.sql<{ table: string }[]>`
    select table_name as table
    from information_schema.columns
    where table_schema = 'public' and column_name = 'prayer_id'`;
  const names = [...aboutPrayers.map(({ table }) => table), ...tables.map(({ name }) => name)];
  const encrypted = tables.flatMap(({ name, columns }) =>
    Object.keys(columns).map((column) => `${name}.${column}`),
  );
  const columns = (await textColumns()).filter((column) => names.includes(tableOf(column)));
  expect(columns.toSorted()).toEqual([...encrypted, ...notConfided].toSorted());
});

test('every column for words is in the own data of its author, in the export, shown to moderators and searched for self-harm', async () => {
  const gateway = await site.gateway();
  const { people, ids } = await makeThings(site, gateway);
  await site.sql`insert into prayer_updates (prayer_id, content) values (${ids.prayer}, 'Better')`;
  await site.sql`insert into group_post_comments (post_id, author_id, content) values (${ids.post}, ${people.owner.id}, 'Amen')`;
  // The name that was typed is that of authors without an account.
  await site.sql`
    update prayers
    set is_anonymous = false, author_id = nullif(author_id, ${people.other.id})`;
  const columns = (await textColumns()).filter(
    (column) => shown.includes(tableOf(column)) && !secrets.includes(column),
  );
  for (const table of shown) {
    const own = columns.filter((column) => tableOf(column) === table);
    expect(own).not.toEqual([]);
    const values = Object.fromEntries(own.map((column) => [column.split('.')[1]!, wordIn(column)]));
    await site.sql`update ${site.sql(table)} set ${site.sql(values)}`;
  }
  const without = (text: string, of = columns) => of.filter((column) => !text.includes(wordIn(column)));

  const ownData = await Promise.all(
    Object.values(people).map((as) => gateway.rest('GET', '/api/my-data', { as })),
  );
  expect(without(JSON.stringify(ownData)).toSorted()).toEqual(notInOwnData.toSorted());

  const archive = await downloadExport(site, gateway, people.owner);
  expect(without(Object.values(archive).join('\n')).toSorted()).toEqual(notInExport.toSorted());

  const moderated = await Promise.all(
    Object.entries(kinds).map(
      ([table, kind]) => site.sql`
        select texts.*
        from (select ${kind!}::text as kind, id as target_id from ${site.sql(table)}) as named
        cross join lateral (${textOf(site.sql, true)}) as texts`,
    ),
  );
  const reported = columns.filter((column) => tableOf(column) in kinds);
  expect(without(JSON.stringify(moderated), reported).toSorted()).toEqual(notForModerators.toSorted());

  const ofPrayer = columns.filter((column) => tableOf(column) === 'prayers');
  const prayer = Object.fromEntries(
    ofPrayer.map((column) => [
      column.split('.')[1]!.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      wordIn(column),
    ]),
  );
  const searched = wordsOf(prayer as unknown as Parameters<typeof wordsOf>[0]);
  expect(without(searched, ofPrayer).toSorted()).toEqual(notSearched.toSorted());
});
