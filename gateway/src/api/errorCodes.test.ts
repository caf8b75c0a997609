import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messageCodes, readMessage } from 'schema/messages';
import { z } from 'zod';
import { quotas } from '../domains/members/quota';
import { type BadInput, Conflict, NotFound, parse, Refusal } from '../platform/errors';
import { openTestSite, type TestGateway, type TestSite } from '../testing/testSite';

let site: TestSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
afterAll(() => site.close());

const root = path.join(__dirname, '../../..');

/** The program's text below a folder, without tests, and without what no program reads: pages for developers, configuration. */
function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.ts') && !/\.test\.ts$|testing\/|jobs\/|web\/areas\/|gen\/|^config\.ts$/.test(name),
    )
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'));
}

const literal = String.raw`(?:'([^'\n]*)'|\`([^\`\n]*)\`)`;

const textsOf = (code: string, before = '') =>
  Array.from(code.matchAll(new RegExp(before + literal, 'g')), ([, plain, filled]) =>
    (plain ?? filled!).replaceAll(/\$\{[^}]*\}/g, '{}'),
  );

// The messages of Conflict, Forbidden, NotFound and TryAgainLater are typed: one without a code does not compile.
test('every rule and every refusal of the gateway says something that has a code', () => {
  const said = sourcesOf('gateway/src').flatMap((code) => [
    ...textsOf(code, String.raw`\berror: `).filter((text) => text.includes(' ')),
    ...textsOf(code, String.raw`\bpath(?:: '[\w-]+')?, message: `),
    ...textsOf(code, String.raw`new Refusal\('\w+', `),
  ]);
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((text) => readMessage(text) === null)).toEqual([]);
});

test('every code is of something that is said', () => {
  const form = readFileSync(path.join(root, 'mf-admin/users/ReasonDialog.tsx'), 'utf8');
  const all = [...sourcesOf('gateway/src'), ...sourcesOf('schema/rules'), form].flatMap((code) =>
    textsOf(code),
  );
  const ofQuotas = Object.keys(quotas).map((kind) => `That is enough ${kind} for one day`);
  const said = new Set([...all, ...ofQuotas].map((text) => readMessage(text)?.code));
  expect(messageCodes.filter((code) => !said.has(code))).toEqual([]);
});

test('a refusal has one code over both APIs, and one for each field', async () => {
  const ruth = await site.aMember();
  const title = 'x'.repeat(201);
  const rest = await gateway.rest('POST', '/api/prayer-groups', { as: ruth, body: { name: title } });
  const nameTooLong = { path: 'name', message: 'Name too long', code: 'NAME_TOO_LONG' };
  expect(rest.body).toEqual({
    message: 'Name too long',
    code: 'NAME_TOO_LONG',
    errors: [nameTooLong, { path: 'theme', message: 'Theme is required', code: 'THEME_REQUIRED' }],
  });
  const { body } = await gateway.graphql(
    'mutation ($title: String!) { createGroup(input: { name: $title, theme: family }) { id } }',
    { title },
    { as: ruth },
  );
  expect(body.errors[0]).toMatchObject({
    message: 'Name too long',
    extensions: { code: 'BAD_USER_INPUT', messageCode: 'NAME_TOO_LONG', fieldErrors: [nameTooLong] },
  });
});

test('a field that breaks several rules is named once, over both APIs', async () => {
  const as = await site.aMember();
  const { body: group } = await gateway.rest('POST', '/api/prayer-groups', {
    as,
    body: { name: 'Gleaners', theme: 'family', maxMembers: 1e308 },
  });
  expect(group.errors).toEqual([
    { path: 'maxMembers', message: 'Members must be from 5 to 1000', code: expect.any(String) },
  ]);

  const description = '\0'.repeat(501);
  const { body: rest } = await gateway.rest('POST', '/api/prayers', { as, body: { ...prayer, description } });
  expect(rest.errors).toHaveLength(1);
  const { body: graphql } = await gateway.graphql(
    'mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { needsCare } }',
    { input: { ...prayer, description } },
    { as },
  );
  expect(graphql.errors[0].extensions.fieldErrors).toEqual(rest.errors);
});

const prayer = {
  name: 'Ruth',
  email: 'ruth@example.org',
  title: 'Rain',
  description: 'For the fields of Boaz.',
};

test.each([
  [
    'mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { needsCare } }',
    'input',
    { ...prayer, category: 'x' },
    'category',
  ],
  [
    'mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { needsCare } }',
    'input',
    { ...prayer, color: 1 },
    'color',
  ],
  [
    'mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { needsCare } }',
    'input',
    null,
    'input',
  ],
  ['query ($sort: PrayerSort!) { prayers(sort: $sort) { prayers { id } } }', 'sort', 'newest', 'sort'],
  ['query ($in: [Category!]) { prayers(categories: $in) { prayers { id } } }', 'in', ['health', 'x'], 'in.1'],
])('%s: a variable of another type names its field (%#)', async (query, name, value, path) => {
  const { body } = await gateway.graphql(query, { [name]: value });
  expect(body.errors[0].extensions).toEqual({
    code: 'BAD_USER_INPUT',
    messageCode: 'BAD_USER_INPUT',
    fieldErrors: [{ path, message: 'This value is not valid', code: 'VALUE_NOT_VALID' }],
  });
});

test('a refusal of a document names no field', async () => {
  const { body } = await gateway.graphql('query ($sort: PrayerSort!) { prayers { endCursor } }', {});
  expect(body.errors[0]).toMatchObject({
    message: expect.stringMatching(/^Variable "\$sort" is never used/),
  });
  expect(body.errors[0].extensions).toEqual({
    code: 'GRAPHQL_VALIDATION_FAILED',
    messageCode: 'GRAPHQL_VALIDATION_FAILED',
  });
});

test.each([
  ['/api/prayers/999999', 404, 'PRAYER_NOT_FOUND'],
  ['/api/nowhere', 404, 'NOT_FOUND'],
  ['/api/my-data', 401, 'UNAUTHORIZED'],
  ['/api/prayers?limit=1000', 400, 'LIMIT_OUT_OF_RANGE'],
])('%s is %d %s', async (address, status, code) =>
  expect(await gateway.rest('GET', address)).toMatchObject({ status, body: { code } }),
);

test('a code never has anything of the request', () => {
  const group = 'Gleaners of SECRET_WORD';
  expect(new Conflict(`Please make somebody else an admin of ${group} before you leave`).messageCode).toBe(
    'LAST_ADMIN_LEAVES',
  );
  expect(new Refusal('badInput', `Cannot query field "${group}"`).messageCode).toBe('BAD_USER_INPUT');
});

test('what a rule has no words for is said in ours, with a code', () => {
  const refusalOf = (input: unknown) => {
    try {
      parse(z.object({ ids: z.array(z.int()) }), input);
      return null;
    } catch (error) {
      return error;
    }
  };
  for (const input of [7, {}, { ids: ['x'] }, { ids: [1.5] }]) {
    const refusal = refusalOf(input) as BadInput;
    expect(refusal.message).toBe('This value is not valid');
    expect(refusal.describedFields[0]!.code).toBe('VALUE_NOT_VALID');
  }
  expect(new NotFound().messageCode).toBe('NOT_FOUND');
});

test.each([
  ['{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
  ['{', 'GRAPHQL_PARSE_FAILED'],
  ['{ dailyScripture(timeZone: "Mars") { verse } }', 'TIME_ZONE_UNKNOWN'],
])('GraphQL %s is %s', async (query, code) =>
  expect((await gateway.graphql(query)).body.errors?.[0].extensions.messageCode).toBe(code),
);
