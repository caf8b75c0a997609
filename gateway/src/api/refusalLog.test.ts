import { pino } from 'pino';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../testing/testSite';

const lines: string[] = [];
let site: TestSite;
let gateway: TestGateway;
let member: ActingMember;

beforeAll(async () => {
  site = await openTestSite(
    { production: true, siteOrigin: 'https://prayers.example.org', metricsToken: 'a token of the metrics' },
    pino({ level: 'info' }, { write: (line) => lines.push(line) }),
  );
  [gateway, member] = [await site.gateway(), await site.aMember()];
});
afterAll(() => site.close());

const metrics = async () =>
  (await gateway.rest('GET', '/metrics', { headers: { authorization: 'Bearer a token of the metrics' } }))
    .body as string;

/** The entries of the log about the calls of `act`. */
async function logged(act: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.length = 0;
  await act();
  // A call is logged when its response is closed, which the client may see first.
  for (;;) {
    const calls = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg, route }) => msg === 'call' && route !== '/metrics');
    if (calls.length > 0) return calls;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const from = (address: string) => ({ 'x-forwarded-for': address });

test.each([
  ['a visitor', 'UNAUTHENTICATED', () => gateway.rest('GET', '/api/auth/user')],
  ['a member', 'FORBIDDEN', () => gateway.rest('GET', '/api/admin/stats', { as: member })],
  ['an unknown number', 'NOT_FOUND', () => gateway.rest('GET', '/api/prayers/4711')],
  [
    'an invalid payload',
    'BAD_USER_INPUT',
    () => gateway.rest('POST', '/api/prayers', { as: member, body: {} }),
  ],
  [
    'a page of another site',
    'FORBIDDEN',
    () =>
      gateway.rest('POST', '/api/prayers', {
        as: member,
        body: {},
        headers: { origin: 'https://evil.example' },
      }),
  ],
  [
    'a forged token',
    'UNAUTHENTICATED',
    () => gateway.rest('GET', '/api/stats', { headers: { authorization: `Bearer pw_${'0'.repeat(48)}` } }),
  ],
])('the refusal of %s is logged and counted as %s', async (_, code, call) => {
  const before = countOf(await metrics(), code);
  const [line] = await logged(call);
  expect(line).toMatchObject({
    time: expect.any(Number),
    id: expect.any(String),
    route: expect.stringMatching(/^\/api\/[\w/:]+$/),
    refused: [code],
    caller: expect.stringMatching(/^[\w-]{10}$/),
  });
  expect(countOf(await metrics(), code)).toBe(before + 1);
});

test('a refusal in GraphQL is logged with its fields, never with an alias, which somebody wrote', async () => {
  const query = '{ naomiAtExampleOrg: jobRuns { name } other: prayer(id: 4711) { id } }';
  const [line] = await logged(() => gateway.graphql(query, {}, { as: member }));
  expect(line).toMatchObject({ route: '/graphql', refused: expect.arrayContaining(['FORBIDDEN']) });
  expect(line!.fields).toContain('jobRuns');
  expect(JSON.stringify(line)).not.toContain('naomi');
});

test('a caller has one pseudonym for a day, without an address; what is granted has none', async () => {
  const refusedFrom = async (address: string) =>
    (await logged(() => gateway.rest('GET', '/api/auth/user', { headers: from(address) })))[0]!.caller;
  const first = await refusedFrom('198.51.100.7');
  expect(await refusedFrom('198.51.100.7')).toBe(first);
  expect(await refusedFrom('198.51.100.8')).not.toBe(first);
  expect(lines.join('')).not.toContain('198.51.100');
  const [granted] = await logged(() => gateway.rest('GET', '/api/stats', { headers: from('198.51.100.7') }));
  expect(granted).not.toHaveProperty('caller');
});

test('a text with line breaks cannot begin a line of the log', async () => {
  const written = '"}\n{"level":60,"msg":"forged"}';
  await logged(() => gateway.rest('GET', `/api/prayers/${encodeURIComponent(written)}`));
  await logged(() => gateway.rest('GET', '/api/stats', { headers: { 'user-agent': 'forged' } }));
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(lines.join('')).not.toContain('forged');
});

test('the metrics tell of the database, mails that wait, and jobs', async () => {
  await site.sql`
    insert into job_runs (name, started_at, duration_ms, failures) values ('sweep', now(), 5, 2)`;
  const text = await metrics();
  for (const line of [
    /^prayer_wall_database_up 1$/m,
    /^prayer_wall_mails\{state="waiting"\} 0$/m,
    /^prayer_wall_mail_due_since_timestamp_seconds 0$/m,
    /^prayer_wall_job_last_run_timestamp_seconds\{task="sweep"\} \d+/m,
    /^prayer_wall_job_failed_runs\{task="sweep"\} 2$/m,
  ])
    expect(text).toMatch(line);
});

function countOf(text: string, code: string): number {
  return Number(new RegExp(`^call_errors_total\\{code="${code}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}
