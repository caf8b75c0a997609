import decodeQR from 'qr/decode.js';
import { writeShellManifest } from '../../testing/builtShell';
import { prayerForm } from '../../testing/prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { submitPrayer } from '../prayers/prayers';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let admin: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  writeShellManifest(site.services.config.siteDir);
  gateway = await site.gateway();
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab' });
  admin = await site.aMember({ email: 'admin@example.org' });
});
beforeEach(async () => {
  await site.sql`truncate prayers cascade`;
});
afterAll(() => site.close());

const aPrayer = async (given: object = {}) =>
  (await submitPrayer(ruth.context, { ...prayerForm, ...given })).id;

/** Copies of a prayer, whose titles are numbers. */
const copies = (id: number, count: number) => site.sql`
  insert into prayers (author_id, typed_name, typed_email, title, description, category, is_anonymous)
  select author_id, typed_name, typed_email, 'Number ' || number, description, category, is_anonymous
  from prayers, generate_series(1, ${count}::integer) as number
  where id = ${id}`;

const get = (query = '', as: ActingMember | null = admin) => gateway.rest('GET', `/print${query}`, { as });

const titlesIn = (text: string) => [...text.matchAll(/<h3 dir="auto">([^<]*)</g)].map(([, title]) => title);

const layouts = ['list', 'bulletin', 'booklet', 'large'];

test('for everybody but administrators and the prayer team it is an unknown address, whatever is asked', async () => {
  await aPrayer();
  const unknown = await gateway.rest('GET', '/nothing-here', { as: ruth });
  const withoutAddress = (body: string) => body.replaceAll(/nonce="[^"]*"|\/nothing-here|\/print/g, '');
  for (const as of [null, ruth])
    for (const query of ['', '?layout=booklet', '?layout=wrong'])
      expect([query, (await get(query, as)).status]).toEqual([query, 404]);
  expect(withoutAddress((await get('', ruth)).body)).toBe(withoutAddress(unknown.body));
});

test('the prayer team prints what every visitor may read, and finds the way back to its page', async () => {
  await aPrayer({ title: 'For all' });
  await aPrayer({ title: 'For the team', visibility: 'team' });
  const naomi = await site.aMember();
  await site.sql`insert into team_members (member_id) values (${naomi.id})`;
  const { status, body } = await get('', naomi);
  expect([status, titlesIn(body)]).toEqual([200, ['For all']]);
  expect(body).toContain('href="/team"');
  expect(body).not.toContain('href="/admin');
});

test.each([
  ['period=year', 'period must be week or month'],
  ['period=', 'period must be week or month'],
  ['category=nothing', 'Unknown category'],
  ['layout=poster', 'layout must be list, bulletin, booklet or large'],
  ['paper=a5', 'paper must be a4 or letter'],
  ['paper=A4', 'paper must be a4 or letter'],
  ['layout=list&layout=large', 'layout must be list, bulletin, booklet or large'],
])('%s is 400, and the page says why', async (query, message) => {
  const { status, headers, body } = await get(`?${query}`);
  expect([status, headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(body).toContain(message);
  expect(titlesIn(body)).toEqual([]);
});

test.each(layouts)(
  '%s: the prayers of the wall, escaped, in one statement beside that of the session',
  async (layout) => {
    const id = await aPrayer({
      title: 'Bread <b>',
      description: 'For the harvest & "us"',
      category: 'family',
    });
    site.statements();
    const { status, headers, body } = await get(`?layout=${layout}`);
    expect([status, site.statements().length]).toEqual([200, 2]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+'; .*frame-ancestors 'none'$/,
    );
    expect(titlesIn(body)).toEqual(['Bread &lt;b&gt;']);
    expect(body).toContain('For the harvest &amp; &quot;us&quot;');
    expect(body).toContain('<bdi>Ruth Moab</bdi> · Family · ');
    expect(body).toContain(`>http://localhost:4000/prayers/${id}</a>`);
  },
);

test.each(layouts)(
  '%s: an anonymous author is Anonymous, and nothing connects two of them',
  async (layout) => {
    await aPrayer({ isAnonymous: true });
    await aPrayer({ isAnonymous: true });
    const { body } = await get(`?layout=${layout}`);
    expect(body).not.toMatch(/Moab|@example|Ruth/);
    const [one, other] = [...body.matchAll(/<article>([^]*?)<\/article>/g)].map(([, article]) =>
      article!.replaceAll(/prayers\/\d+|d="[^"]*"/g, ''),
    );
    expect(one).toContain('<bdi>Anonymous</bdi> · ');
    expect(one).toBe(other);
  },
);

test('an administrator prints no more than a visitor reads', async () => {
  await aPrayer();
  for (const status of ['hidden', 'removed', 'answered']) {
    await site.sql`update prayers set status = ${status}`;
    expect([status, titlesIn((await get('?period=month')).body)]).toEqual([status, []]);
  }
  for (const layout of layouts)
    expect((await get(`?layout=${layout}`)).body).toContain('No prayers were brought in this time.');
});

test('of seven or of thirty days, of one category, newest first', async () => {
  for (const [title, days, category] of [
    ['Now', 0, 'health'],
    ['Six', 6, 'grief'],
    ['Eight', 8, 'health'],
    ['Forty', 40, 'health'],
  ] as const) {
    const id = await aPrayer({ title, category });
    await site.sql`update prayers set created_at = now() - make_interval(days => ${days}) where id = ${id}`;
  }
  expect(titlesIn((await get()).body)).toEqual(['Now', 'Six']);
  expect(titlesIn((await get('?period=month')).body)).toEqual(['Now', 'Six', 'Eight']);
  expect(titlesIn((await get('?period=month&category=health')).body)).toEqual(['Now', 'Eight']);
  expect(titlesIn((await get('?category=')).body)).toEqual(['Now', 'Six']);
});

test('at most a hundred, and the page says that there are more', async () => {
  const id = await aPrayer();
  await copies(id, 99);
  const whole = (await get()).body;
  expect([titlesIn(whole).length, whole.includes('There are more')]).toEqual([100, false]);
  await copies(id, 1);
  for (const layout of layouts) {
    const { body } = await get(`?layout=${layout}`);
    expect([layout, titlesIn(body).length]).toEqual([layout, 100]);
    expect(body.match(/These are the newest 100\. There are more at http/g)).toHaveLength(2);
  }
});

test('a hundred of the longest stay below the bound of an answer', async () => {
  const id = await aPrayer({ title: '"'.repeat(100), description: '"'.repeat(500) });
  await copies(id, 99);
  for (const layout of layouts) expect((await get(`?layout=${layout}`)).body.length).toBeLessThan(1_000_000);
});

test('each code leads to the address beside it', async () => {
  await aPrayer();
  const { body } = await get();
  const [, size, path, address] =
    /class="qr"[^]*?viewBox="0 0 (\d+) \d+"[^]*? d="([^"]*)"[^]*?<a href="([^"]*)"/.exec(body)!;
  expect(read(Number(size), path!)).toBe(address);
});

test('the sheets have the size of the paper', async () => {
  const sizeOf = async (query: string) => /@page \{ size: ([^;]+);/.exec((await get(query)).body)![1];
  expect(await sizeOf('')).toBe('A4 portrait');
  expect(await sizeOf('?layout=large&paper=letter')).toBe('letter portrait');
  expect(await sizeOf('?layout=booklet')).toBe('A4 landscape');
  expect(await sizeOf('?layout=bulletin&paper=letter')).toBe('letter landscape');
});

test('a booklet has a multiple of four pages, two on each side in the order of its fold', async () => {
  const numbersOn = (body: string) =>
    body
      .split('<div class="paper sheet">')
      .slice(1)
      .map((side) =>
        [...side.matchAll(/class="page( \w+)?"|class="number">(\d+)/g)].map(
          ([, name, number]) => name?.trim() ?? number,
        ),
      )
      .map((found) => found.filter(Boolean));
  const id = await aPrayer();
  expect(numbersOn((await get('?layout=booklet')).body)).toEqual([
    ['back', 'cover'],
    ['2', '3'],
  ]);
  await copies(id, 20);
  const sides = numbersOn((await get('?layout=booklet')).body);
  const pages = sides.length * 2;
  expect(pages % 4).toBe(0);
  expect(sides.slice(0, 3)).toEqual([
    ['back', 'cover'],
    ['2', String(pages - 1)],
    [String(pages - 2), '3'],
  ]);
});

/** Reads the drawn code as a camera would: ten pixels a module, and white around it. */
function read(size: number, path: string): string {
  const scale = 10;
  const edge = (size + 6) * scale;
  const data = new Uint8Array(edge * edge * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const [left, top, width] = [Number(x) + 3, Number(y) + 3, Number(length)];
    for (let row = top * scale; row < (top + 1) * scale; row += 1)
      for (let column = left * scale; column < (left + width) * scale; column += 1)
        data.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3);
  }
  return decodeQR({ width: edge, height: edge, data });
}
