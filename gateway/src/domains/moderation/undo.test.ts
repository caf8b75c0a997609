import { submitPrayer } from '../prayers/prayers';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { report } from './moderation';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
  ruth = await site.aMember();
});
afterAll(() => site.close());

const despair = 'I do not want to live anymore, please pray.';

async function aReportedPrayer(reports: number, description = prayerForm.description) {
  const { id } = await submitPrayer(ruth.context, { ...prayerForm, description });
  for (let count = 0; count < reports; count++) {
    const { context } = await site.aMember();
    await report(context, { kind: 'prayer', targetId: id, reason: `Reason ${count}` });
  }
  return id;
}

async function act(field: string, id: number, as: ActingMember | null = admin) {
  const reason = field === 'undoHide' || field === 'lookAfter' ? '' : ', reason: "Spam"';
  const { body } = await gateway.graphql(
    `mutation { ${field}(kind: prayer, targetId: ${id}${reason}) }`,
    {},
    { as },
  );
  return body.errors ? body.errors[0].extensions.code : body.data[field];
}

async function caseOf(id: number) {
  const { body } = await gateway.graphql(
    '{ moderationQueue { id status reportCount reasons needsCare reportedAt } }',
    {},
    { as: admin },
  );
  return body.data.moderationQueue.find((one: { id: string }) => one.id === `prayer:${id}`) ?? null;
}

const read = async (id: number) => (await gateway.rest('GET', `/api/prayers/${id}`)).status;
const lastNews = async () =>
  (await site.sql`select title from notifications where member_id = ${ruth.id} order by id desc limit 1`)[0]
    ?.title;

test('undoing a hiding opens the reports and the alert that it has closed, and shows the text', async () => {
  const id = await aReportedPrayer(2, despair);
  const before = await caseOf(id);
  expect(before).toMatchObject({ status: 'visible', reportCount: 2, needsCare: true });
  await act('hideText', id);
  expect([await read(id), await caseOf(id)]).toEqual([404, null]);
  for (const _ of ['first', 'again']) expect(await act('undoHide', id)).toBe(true);
  expect([await read(id), await caseOf(id)]).toEqual([200, before]);
  expect(await lastNews()).toBe('Your prayer can be read again');
  const log = await site.sql`select action from audit_log where subject = ${`prayer ${id}`} order by id`;
  expect(log.map(({ action }) => action)).toEqual(['hide', 'undo_hide']);
});

test('reports and an alert that an earlier decision has closed stay closed', async () => {
  const id = await aReportedPrayer(1, despair);
  await act('lookAfter', id);
  await act('dismissReports', id);
  const { context } = await site.aMember();
  await report(context, { kind: 'prayer', targetId: id, reason: 'Still unkind' });
  await act('hideText', id);
  await act('undoHide', id);
  expect(await caseOf(id)).toMatchObject({ reportCount: 1, reasons: ['Still unkind'], needsCare: false });
});

test('a text that its reports had hidden before is hidden by them again', async () => {
  const id = await aReportedPrayer(3);
  await act('hideText', id);
  await act('undoHide', id);
  expect(await read(id)).toBe(404);
  expect(await caseOf(id)).toMatchObject({ status: 'hidden', reportCount: 3 });
  await act('dismissReports', id);
  expect(await read(id)).toBe(200);
});

test('only the last decision can be undone', async () => {
  const id = await aReportedPrayer(1);
  await act('hideText', id);
  await act('restoreText', id);
  expect(await act('undoHide', id)).toBe(true);
  expect([await read(id), await caseOf(id)]).toEqual([200, null]);
});

test('it is for site administrators only', async () => {
  const id = await aReportedPrayer(0);
  expect(await act('undoHide', id, null)).toBe('UNAUTHENTICATED');
  expect(await act('undoHide', id, ruth)).toBe('FORBIDDEN');
  expect(await act('undoHide', 999_999)).toBe('NOT_FOUND');
});
