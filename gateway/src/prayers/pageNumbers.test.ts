import { eventually } from '../testing/eventually';
import { openHouse, type ActingMember, type TestGateway, type TestHouse } from '../testing/house';
import { prayerForm } from '../testing/prayerForms';
import { submitPrayer, withdrawPrayer } from './prayers';

let house: TestHouse;
let gateway: TestGateway;
let ruth: ActingMember;
let ids: number[];

beforeEach(async () => {
  house = await openHouse();
  gateway = await house.gateway();
  ruth = await house.aMember();
  ids = [];
  for (let turn = 1; turn <= 9; turn += 1) {
    const category = turn % 3 === 0 ? 'family' : 'health';
    ids.unshift((await submitPrayer(ruth.context, { ...prayerForm, title: `Prayer ${turn}`, category })).id);
  }
});
afterEach(() => house.close());

async function page(number: number, others = ''): Promise<number[]> {
  const { body } = await gateway.rest('GET', `/api/prayers?limit=2&page=${number}${others}`);
  return body.prayers.map(({ id }: { id: number }) => id);
}

/** Whether everything that was skipped had to be counted. */
async function counts(number: number, others = ''): Promise<boolean> {
  house.statements();
  await page(number, others);
  return house.statements().some((text) => text.includes('offset'));
}

/** Reads the page before until the one after it is known to begin there. */
const untilKnown = (number: number, others = '') =>
  eventually(async () => {
    await page(number - 1, others);
    return !(await counts(number, others));
  });

test('whoever reads page after page goes on where the page before ended', async () => {
  await untilKnown(2);
  expect(await page(1)).toEqual(ids.slice(0, 2));
  expect(await page(2)).toEqual(ids.slice(2, 4));
  expect(await counts(3)).toBe(false);
  expect(await page(3)).toEqual(ids.slice(4, 6));
  expect(await counts(5)).toBe(true);
  expect(await page(5)).toEqual(ids.slice(8));
});

test.each(['&sortBy=amens', '&sortBy=trending', '&category=health', '&category=family,health&sortBy=amens'])(
  'every prayer stands on one page: %s',
  async (others) => {
    const counted = [];
    for (const number of [5, 4, 3, 2, 1]) counted.unshift(...(await page(number, others)));
    await untilKnown(2, others);
    const read = [];
    for (const number of [1, 2, 3, 4, 5]) read.push(...(await page(number, others)));
    expect(read).toEqual(counted);
    expect(new Set(read).size).toBe(others === '&category=health' ? 6 : 9);
  },
);

test('a prayer that comes or goes moves the pages, as if all were counted', async () => {
  await untilKnown(2);
  const { id } = await submitPrayer(ruth.context, prayerForm);
  expect(await page(2)).toEqual(ids.slice(1, 3));
  await untilKnown(2);
  await withdrawPrayer(ruth.context, id);
  expect(await page(2)).toEqual(ids.slice(2, 4));
  await untilKnown(2);
  await house.sql`update prayers set status = 'hidden' where id = ${ids[0]!}`;
  expect(await page(2)).toEqual(ids.slice(3, 5));
});

test('where nobody listens, pages are counted', async () => {
  expect(await page(4)).toEqual(ids.slice(6, 8));
  expect(await page(5)).toEqual(ids.slice(8));
});
