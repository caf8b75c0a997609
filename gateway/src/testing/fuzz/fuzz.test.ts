import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { isLeafType, getNamedType, type GraphQLField } from 'graphql';
import type { core } from 'zod';
import { restRoutes, schema } from '../../app';
import { seedIfEmpty } from '../../seed/seed';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../testSite';
import { anyJson, hostileText, nearlyValid } from './anyJson';
import { valueOf } from './ofInputType';
import { forms } from './forms';
import { formOf } from './ofRule';

/**
 * No input causes a fault: no response is a 5xx, and none reveals internals. Inputs are derived from the rules of the
 * forms, from the schema and from FUZZ_SEED, so a failure can be repeated.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101);
const inputs = Number(process.env.FUZZ_INPUTS ?? 1_500);

const queries = restRoutes.filter(({ method }) => method === 'get').map(({ path }) => path);
const fields = [
  ...Object.values(schema.getMutationType()!.getFields()).map((field) => ['mutation', field.name] as const),
  ...Object.values(schema.getQueryType()!.getFields())
    .filter((field) => field.args.length > 0)
    .map((field) => ['query', field.name] as const),
];
const runsEach = Math.max(
  1,
  Math.round(inputs / (Object.keys(forms).length + queries.length + fields.length)),
);

let site: TestSite;
let gateway: TestGateway;
let people: Record<Caller, ActingMember | null>;
const statuses = new Map<number, number>();

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  await seedIfEmpty(site.sql);
});
beforeEach(async () => {
  // Members may have been deleted or suspended by earlier inputs.
  const [member, admin] = [await site.aMember(), await site.aMember({ email: 'admin@example.org' })];
  people = { visitor: null, member, admin };
});
afterAll(() => site.close());

type Caller = 'visitor' | 'member' | 'admin';
const caller = fc.constantFrom<Caller>('visitor', 'member', 'member', 'admin', 'admin');

const id = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 6 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '0',
        '-1',
        '1.0',
        '01',
        '+1',
        '1e1',
        '0x1',
        '2147483647',
        '2147483648',
        '9'.repeat(40),
        'abc',
        'null',
      ],
      ...['%00', '%ff', '%F0%9F', '%2e%2e', '%2F', '１', '1%20or%201=1', "1';--", 'x'.repeat(3000)],
    ),
  },
);
const ids = fc.array(id, { minLength: 2, maxLength: 2 });

const textBodies = fc.oneof(
  anyJson,
  fc.constantFrom(
    '',
    '{',
    '[1,',
    '{"a":1,"a":2}',
    '{"__proto__":{"isAdmin":true}}',
    'nul',
    '"\\ud800"',
    '\ufeff{}',
    '1e400',
  ),
);

test('every write of REST has a form here', () => {
  const writes = restRoutes
    .filter(({ method }) => method !== 'get')
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(forms).toSorted()).toEqual(writes.toSorted());
});

test.each(Object.entries(forms))('%s is never a fault', async (call, rule) => {
  const [method = '', path = ''] = call.split(' ');
  await expectNoFault(
    fc.record({ as: caller, ids, body: bodyOf(rule), key: idempotencyKey }),
    async (input) => {
      const headers: Record<string, string> = input.key === null ? {} : { 'idempotency-key': input.key };
      return gateway.rest(method.toUpperCase(), addressOf(path, input.ids), {
        as: people[input.as],
        body: typeof input.body === 'string' ? input.body : JSON.stringify(input.body),
        headers: { 'content-type': 'application/json', ...headers },
      });
    },
  );
});

test.each(queries)('get %s is never a fault', async (path) => {
  const name = fc.constantFrom(
    'page',
    'limit',
    'sortBy',
    'category',
    'search',
    'theme',
    'timeZone',
    'page[]',
    '',
  );
  const pairs = fc.array(fc.tuple(name, fc.oneof(hostileText, id)), { maxLength: 4 });
  await expectNoFault(fc.record({ as: caller, ids, pairs }), (input) => {
    const query = new URLSearchParams(input.pairs.map(([key, value]) => [key, value.slice(0, 2_000)]));
    return gateway.rest('GET', `${addressOf(path, input.ids)}?${query.toString()}`, { as: people[input.as] });
  });
});

test.each(fields)('%s %s is never a fault', async (kind, name) => {
  const type = kind === 'mutation' ? schema.getMutationType()! : schema.getQueryType()!;
  const field = type.getFields()[name]!;
  const variables = fc.record(
    Object.fromEntries(field.args.map((arg) => [arg.name, valueOf(arg.type, arg.name)])),
  );
  await expectNoFault(
    fc.record({
      as: caller,
      variables: fc.oneof({ weight: 9, arbitrary: variables }, { weight: 1, arbitrary: anyJson }),
    }),
    (input) => gateway.graphql(documentOf(kind, field), input.variables as object, { as: people[input.as] }),
  );
});

test('inputs reached every layer: some succeeded, some were refused for each reason', () => {
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404]));
});

/** Sends each input. A failure reports the smallest input that fails, and FUZZ_SEED. */
async function expectNoFault<Input>(
  input: Arbitrary<Input>,
  send: (input: Input) => Promise<{ status: number; body: unknown }>,
): Promise<void> {
  const property = fc.asyncProperty(input, async (one) => {
    const { status, body } = await send(one);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(status).toBeLessThan(500);
    expect(typeof body === 'string' ? body : JSON.stringify(body)).not.toMatch(
      /INTERNAL_SERVER_ERROR|Something went wrong|node_modules|\bat \S+\.(ts|m?js):\d|syntax error at or near|violates|"routine"/,
    );
  });
  await fc.assert(property, { seed, numRuns: runsEach, interruptAfterTimeLimit: 25_000 });
}

const idempotencyKey = fc.option(
  fc.constantFrom('key-1', 'key-2', 'ü'.normalize('NFC').replace('ü', 'u'), 'x'.repeat(256), ' '),
  { freq: 3 },
);

function bodyOf(rule: core.$ZodType | null): Arbitrary<unknown> {
  if (rule === null) return textBodies;
  const form = formOf(rule);
  return fc.oneof(
    { weight: 3, arbitrary: form },
    { weight: 3, arbitrary: nearlyValid(form) },
    { weight: 1, arbitrary: textBodies },
  );
}

function addressOf(path: string, [first = '1', second = '1']: string[]): string {
  return path.replace(':requestId', second).replace(/:\w+/, first);
}

function documentOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  if (field.args.length === 0) return `${kind} { ${field.name} ${selection} }`;
  return `${kind} (${declared}) { ${field.name}(${given}) ${selection} }`;
}
