import * as fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import * as addresses from 'schema/addresses';
import { siteRoutes } from 'schema/routes';
import { z } from 'zod';
import { restRoutes, schema } from '../app';
import { valueOf } from './acceptedValue';
import { writeShellManifest } from './builtShell';
import { forms } from './fuzz/forms';
import { formOf } from './fuzz/ofRule';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from './testSite';

/**
 * NUL and half a surrogate pair, in every text that enters: of each rule, route and argument. A new one is tested by
 * itself.
 */
let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  writeShellManifest(site.services.config.siteDir);
  gateway = await site.gateway();
});
beforeEach(async () => {
  admin = await site.aMember({ email: 'admin@example.org' });
});
afterAll(() => site.close());

/** Rules are tried with all texts, requests, which cost more, with these: within a sentence, an address and a path. */
const sent = ['nul\0within', 'half \udfff of a pair', 'https://fcm.googleapis.com/\0', '/prayers?nul=\0'];
const texts = [...sent, 'the other half \ud800', '\udfff', '\0'];
type Path = readonly (string | number)[];

const rules = Object.entries(forms).filter((entry): entry is [string, z.core.$ZodType] => entry[1] !== null);

test.each(rules)('%s refuses such a text in every field', async (call, rule) => {
  const [method = '', path = ''] = call.split(' ');
  const [form] = fc.sample(formOf(rule), { seed: 1, numRuns: 1 });
  for (const place of pathsOfTexts(z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }) as Shape)) {
    // Ignored: an unknown zone, and what is no path of the site.
    const isIgnored =
      (place[0] === 'timeZone' && path === '/api/newsletter/subscribe') || place[0] === 'returnTo';
    // The end of a chain is refused as its duration (specification, section 5).
    const named = place[0] === 'endTime' ? ['duration'] : place;
    for (const text of texts) {
      const body = withText(form, place, text);
      const { error } = z.safeParse(rule, body);
      const isNamed = error?.issues.some((issue) => isAt(issue.path, named)) ?? false;
      expect([place, text, isNamed || isIgnored]).toEqual([place, text, true]);
      if (!sent.includes(text)) continue;
      const address = path.replaceAll(/:\w+/g, '1');
      const { status } = await gateway.rest(method.toUpperCase(), address, { as: admin, body });
      expect([place, text, status < 500 && (isIgnored || status >= 400)]).toEqual([place, text, true]);
    }
  }
});

/** Names that a query may have without a rule that says so. */
const names = [
  'search',
  'sortBy',
  'category',
  'theme',
  'timeZone',
  'page',
  'limit',
  'before',
  'after',
  'token',
];
const encoded = ['a%00b', '%ED%A0%80', '%ff'];

test.each(restRoutes.map((route) => [route.method, route.path, route] as const))(
  '%s %s is never a fault with such a text in its address',
  async (method, path, { docs }) => {
    const own = Object.keys(docs.query?._zod.def.shape ?? {});
    // No rule refuses one of them before another is read.
    const others = names.filter((name) => !own.includes(name));
    const queries = method === 'get' ? [...own.map((name) => [name]), others] : [];
    for (const text of encoded) {
      for (const address of [
        path.replaceAll(/:\w+/g, text),
        ...queries.map(
          (some) => `${path.replaceAll(/:\w+/g, '1')}?${some.map((name) => `${name}=${text}`).join('&')}`,
        ),
      ]) {
        const body = method === 'get' || method === 'delete' ? undefined : {};
        const { status } = await gateway.rest(method.toUpperCase(), address, { as: admin, body });
        expect([address, status < 500]).toEqual([address, true]);
      }
    }
  },
);

const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => field.args.some((arg) => placesIn(arg.type).length > 0))
    .map((field) => [type === schema.getMutationType() ? 'mutation' : 'query', field.name, field] as const),
);

test.each(fields)('%s %s is never a fault with such a text in an argument', async (kind, _, field) => {
  for (const arg of field.args) {
    for (const place of placesIn(arg.type)) {
      for (const text of sent) {
        const variables = Object.fromEntries(
          field.args
            .filter((other) => isNonNullType(other.type))
            .map((other) => [other.name, valueOf(other.type)]),
        );
        const given = withText(variables, [arg.name, ...place], text);
        const { body } = await gateway.graphql(documentOf(kind, field), given as object, { as: admin });
        expect(JSON.stringify([place, text, body.errors ?? null])).not.toContain('INTERNAL_SERVER_ERROR');
      }
    }
  }
});

/** Stands for the text in an address. */
const mark = 'MARK';

/** Every address of the product and of the site with the text in each of its places. */
const pages = [
  ...Object.values(addresses).flatMap(placesInAddress),
  ...siteRoutes.map(inPath),
  ...addresses.newsletterPages.map((page) => addresses.newsletterPage(page, mark)),
  ...['/api/login?returnTo=', '/api/auth/google/callback?code=1&state='].map((address) => address + mark),
];

test('there are pages of every kind', () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      '/prayer/MARK',
      '/prayers?search=MARK',
      '/join/MARK',
      '/newsletter/confirm?token=MARK',
    ]),
  );
});

test.each([...new Set(pages)])('%s with such a text is never a fault', async (page) => {
  for (const text of encoded) {
    const { status } = await gateway.rest('GET', page.replaceAll(mark, text));
    expect([text, status < 500]).toEqual([text, true]);
  }
});

function placesInAddress(address: unknown): string[] {
  if (typeof address === 'string') return [inPath(address), `${address}?${mark}=${mark}`];
  // A prayer is passed as an object, everything else as a number or text.
  const given = { id: mark, title: mark, toString: () => mark };
  return typeof address === 'function' ? [(address as (...input: unknown[]) => string)(given, given)] : [];
}

function inPath(route: string): string {
  return /[:*]/.test(route) ? route.replace(/:\w+|\*/, mark) : `${route.replace(/\/$/, '')}/${mark}`;
}

interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
}

/** The paths of texts in a rule's input, those in lists included. */
function pathsOfTexts(shape: Shape, path: Path = []): Path[] {
  const inner = [
    ...(shape.anyOf ?? []).flatMap((one) => pathsOfTexts(one, path)),
    ...Object.entries(shape.properties ?? {}).flatMap(([key, one]) => pathsOfTexts(one, [...path, key])),
    ...(shape.items ? pathsOfTexts(shape.items, [...path, 0]) : []),
  ];
  const isText = [shape.type].flat().includes('string') && path.length > 0;
  return isText ? [...inner, path] : inner;
}

function placesIn(type: GraphQLInputType, path: Path = []): Path[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return placesIn(nullable.ofType, [...path, 0]);
  if (isInputObjectType(nullable)) {
    return Object.values(nullable.getFields()).flatMap((field) =>
      placesIn(field.type, [...path, field.name]),
    );
  }
  return ['String', 'ID'].includes(getNamedType(type).name) ? [path] : [];
}

/** A copy with a text at a path; what is missing on the way is made. */
function withText(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (typeof step === 'number') return [withText(undefined, rest, text)];
  const object = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return { ...object, [step]: withText(object[step], rest, text) };
}

const isAt = (path: readonly PropertyKey[], place: Path) =>
  path.every((step, index) => step === place[index]);

function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return `${kind} (${declared}) { ${field.name}(${given}) ${selection} }`;
}
