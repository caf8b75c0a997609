import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeThings } from '../../../testing/security/community';
import { openTestSite, type TestSite } from '../../../testing/testSite';

/** The recipes of docs/api, as their readers would run them. */
const text = readFileSync(path.join(__dirname, '../../../../../docs/api/README.md'), 'utf8');
const [introduction = '', ...sections] = text.split(/^## /m);
const codeOf = (section: string) => /```js\n([^]*?)```/.exec(section)![1]!;
const recipes = sections
  .filter((section) => section.includes('```js'))
  .map((section) => [section.split('\n')[0]!, codeOf(section)] as const);

type Program = (site: string, token: string, console: { log(...values: unknown[]): void }) => Promise<void>;

/** The constructor of `async (site, token, console) => { … }`. */
const AsyncFunction = (async () => undefined).constructor as new (...parts: string[]) => Program;

let site: TestSite;
let url: string;
let token: string;

beforeAll(async () => {
  site = await openTestSite();
  const gateway = await site.gateway();
  await makeThings(site, gateway);
  const { body } = await gateway.rest('POST', '/api/tokens', {
    as: await site.aMember(),
    body: { name: 'Recipes', scope: 'write', expiresInDays: 1 },
  });
  ({ url } = gateway);
  token = body.token;
});
afterAll(() => site.close());

test('there are ten recipes', () => {
  expect(recipes).toHaveLength(10);
});

test.each(recipes)('%s', async (_, code) => {
  const printed: unknown[] = [];
  const run = new AsyncFunction('site', 'token', 'console', `${codeOf(introduction)}\n${code}`);
  await run(url, token, { log: (...values) => printed.push(...values) });
  expect(printed.length).toBeGreaterThan(0);
  // A recipe prints only what it has read from a response of the described form.
  expect(printed.filter((value) => value === undefined || value === false || Number.isNaN(value))).toEqual(
    [],
  );
});
