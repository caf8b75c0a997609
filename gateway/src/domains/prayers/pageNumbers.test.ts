import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { submitPrayer, withdrawPrayer } from './prayers';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let ids: number[];

beforeEach(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
  ids = [];
  for (let turn = 1; turn <= 9; turn += 1) {
    const category = turn % 3 === 0 ? 'family' : 'health';
    ids.unshift((await submitPrayer(ruth.context, { ...prayerForm, title: `Prayer ${turn}`, category })).id);
  }
});
afterEach(() => site.close());

async function page(number: number, others = ''): Promise<number[]> {
  const { body } = await gateway.rest('GET', `/api/prayers?limit=2&page=${number}${others}`);
  return body.prayers.map(({ id }: { id: number }) => id);
}

test.each([
  '',
  '&sortBy=amens',
  '&sortBy=trending',
  '&category=health',
  '&category=family,health&sortBy=amens',
])('every prayer is on exactly one page: %s', async (others) => {
  const backwards = [];
  for (const number of [5, 4, 3, 2, 1]) backwards.unshift(...(await page(number, others)));
  const read = [];
  for (const number of [1, 2, 3, 4, 5]) read.push(...(await page(number, others)));
  expect(read).toEqual(backwards);
  expect(new Set(read).size).toBe(others === '&category=health' ? 6 : 9);
});

test('pages follow the order of the wall', async () => {
  expect(await page(1)).toEqual(ids.slice(0, 2));
  expect(await page(2)).toEqual(ids.slice(2, 4));
  expect(await page(5)).toEqual(ids.slice(8));
});

test('a new or withdrawn prayer shifts the pages at once', async () => {
  expect(await page(2)).toEqual(ids.slice(2, 4));
  const { id } = await submitPrayer(ruth.context, prayerForm);
  expect(await page(2)).toEqual(ids.slice(1, 3));
  await withdrawPrayer(ruth.context, id);
  expect(await page(2)).toEqual(ids.slice(2, 4));
  await site.sql`update prayers set status = 'hidden' where id = ${ids[0]!}`;
  expect(await page(2)).toEqual(ids.slice(3, 5));
});
