import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { z } from 'zod';
import { restRoutes, schema } from '../../app';
import type { RestRoute } from '../../domains/route';
import { forms } from '../fuzz/forms';
import type { ActingMember } from '../testSite';
import {
  chainForm,
  closedGroupForm,
  groupForm,
  makeThings,
  openCommunity,
  type Community,
} from './community';

/** Operations, and how many of them run at once. */
const operations = 320;
/** How many of them are calls of REST, after each write was made once over both APIs. */
const shareOfRest = 0.4;
const atOnce = 12;
const seed = 39;

let community: Community;

beforeAll(async () => {
  community = await openCommunity();
}, 30_000);
afterAll(() => community.site.close());

/** A write over one of the APIs, with random input. */
interface Write {
  name: string;
  send(as: ActingMember, random: () => number): Promise<Sent>;
}

interface Sent {
  /** The request, for the report of a fault. */
  given: unknown;
  isDone: boolean;
  isFault: boolean;
  isSignedOut: boolean;
  body: unknown;
}

const mutations = Object.values(schema.getMutationType()!.getFields()).map(overGraphql);
const routes = restRoutes.filter(({ method }) => method !== 'get').map(overRest);
const everyWrite = [...mutations, ...routes];

test(`${operations} random writes of several members at once, over both APIs: none is a fault, and all figures are right afterwards`, async () => {
  const { site, gateway, people } = community;
  const random = randomOf(seed);
  const members = [people.owner, people.other, ...(await manyMembers(6))];
  await makeThings(site, gateway).catch(() => undefined);
  await prepare(members);

  const faults: unknown[] = [];
  const seen = new Set<string>();
  let started = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (started < operations) {
        const number = started++;
        // Every write comes first once, then any.
        const write = everyWrite[number] ?? pick(random, random() < shareOfRest ? routes : mutations);
        // The administrator keeps their account: what only they may do stays part of the storm.
        const place = Math.floor(random() * members.length) || Number(write.name === 'deleteAccount');
        const { given, isDone, isFault, isSignedOut, body } = await write.send(members[place]!, random);
        if (isFault) faults.push({ write: write.name, given, body });
        if (isDone) seen.add(write.name);
        if (isSignedOut) members[place] = await site.aMember();
      }
    }),
  );
  expect(faults).toEqual([]);
  // Otherwise the storm would be nothing but refusals.
  expect(mutations.filter(({ name }) => seen.has(name)).length).toBeGreaterThan(10);
  expect(routes.filter(({ name }) => seen.has(name)).length).toBeGreaterThan(5);
  expect(await wrongFigures()).toEqual([]);
}, 60_000);

function overGraphql(field: GraphQLField<unknown, unknown>): Write {
  const signature = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  const document = `mutation ${signature && `(${signature})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
  return {
    name: field.name,
    async send(as, random) {
      const given = Object.fromEntries(
        field.args.map((arg) => [arg.name, valueOf(random, arg.type, arg.name)]),
      );
      const { status, body } = await community.gateway.graphql(document, given, { as });
      const codes: (string | undefined)[] = (body.errors ?? []).map(
        (error: { extensions?: { code?: string } }) => error.extensions?.code,
      );
      return {
        given,
        isDone: codes.length === 0,
        isFault: status >= 500 || codes.some((code) => /INTERNAL|UNAVAILABLE|VALIDATION/.test(code ?? '')),
        isSignedOut: codes.includes('UNAUTHENTICATED') || isSuspended(body),
        body,
      };
    },
  };
}

function overRest({ method, path }: RestRoute): Write {
  const name = `${method} ${path}`;
  const rule = forms[name];
  if (rule === undefined) throw new Error(`${name} has no entry in the forms`);
  const shape = rule && (z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }) as Shape);
  return {
    name,
    async send(as, random) {
      const address = path.replaceAll(/:\w+/g, () => String(smallNumber(random)));
      const given = shape ? valueOfShape(random, shape) : undefined;
      const { status, body } = await community.gateway.rest(method.toUpperCase(), address, {
        as,
        body: given,
      });
      return {
        given: [address, given],
        isDone: status < 300,
        isFault: status >= 500,
        isSignedOut: status === 401 || isSuspended(body),
        body,
      };
    },
  };
}

const isSuspended = (body: unknown) => /suspended/.test(JSON.stringify(body));

function manyMembers(count: number): Promise<ActingMember[]> {
  return Promise.all(Array.from({ length: count }, () => community.site.aMember()));
}

/** Members of the same groups and chains meet each other. */
async function prepare(members: readonly ActingMember[]) {
  const { gateway } = community;
  const post = (as: ActingMember, path: string, body?: object) => gateway.rest('POST', path, { as, body });
  for (const form of [groupForm, closedGroupForm]) {
    const { body } = await post(members[0]!, '/api/prayer-groups', form);
    for (const as of members.slice(1)) await post(as, `/api/prayer-groups/${body.id}/join`);
    const chain = { ...chainForm(), visibility: 'groups', selectedGroups: [body.id] };
    await post(members[0]!, '/api/prayer-chains', chain);
  }
}

function valueOf(random: () => number, type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return valueOf(random, type.ofType, name);
  if (isListType(type))
    return Array.from({ length: Math.floor(random() * 3) }, () => valueOf(random, type.ofType, name));
  if (isEnumType(type)) return pick(random, type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      ({ type: of }) => isNonNullType(of) || random() < 0.5,
    );
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(random, field.type, field.name)]));
  }
  switch (getNamedType(type).name) {
    case 'Int':
      return name === 'maxMembers' ? 50 : smallNumber(random);
    case 'Float':
      return random();
    case 'Boolean':
      return random() < 0.5;
    default:
      return textOf(random, name);
  }
}

/** The part of JSON Schema that the rules need. */
interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
}

function valueOfShape(random: () => number, shape: Shape, name = ''): unknown {
  if (shape.anyOf) return valueOfShape(random, pick(random, shape.anyOf), name);
  if (shape.enum) return pick(random, shape.enum);
  if (shape.const !== undefined) return shape.const;
  switch (pick(random, [shape.type ?? 'string'].flat())) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([key]) => shape.required?.includes(key) || random() < 0.7)
          .map(([key, inner]) => [key, valueOfShape(random, inner, key)]),
      );
    case 'array':
      return Array.from({ length: Math.floor(random() * 3) }, () =>
        valueOfShape(random, shape.items ?? {}, name),
      );
    case 'integer':
    case 'number':
      return name === 'maxMembers' ? 50 : smallNumber(random);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return textOf(random, name);
  }
}

const smallNumber = (random: () => number) => 1 + Math.floor(random() * 4);

function textOf(random: () => number, name: string): string {
  if (/email/i.test(name)) return `member${1 + Math.floor(random() * 8)}@example.org`;
  if (/zone/i.test(name)) return 'UTC';
  if (name === 'startTime') return chainForm().startTime;
  if (name === 'endTime') return chainForm().endTime;
  if (name === 'reminderTime') return '08:30';
  return pick(random, [
    'Safe travel for all',
    'Please pray for the road to Bethlehem.',
    'A third text of some length',
  ]);
}

function pick<Thing>(random: () => number, things: readonly Thing[]): Thing {
  return things[Math.floor(random() * things.length)]!;
}

/** Mulberry32: the same numbers for the same seed. */
function randomOf(state: number): () => number {
  let a = state;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Rows that contradict each other. */
async function wrongFigures() {
  const { sql } = community.site;
  return sql`
    select 'members of group' as what, id from prayer_groups
    where member_count <> (select count(*) from group_members where group_id = prayer_groups.id)
      or admin_count <> (select count(*) from group_members where group_id = prayer_groups.id and role = 'admin')
      or admin_count = 0
    union all
    select 'amens', id from prayers
    where amen_count <> (select count(*) from amens where prayer_id = prayers.id)
    union all
    select 'encouragement', id from prayers
    where comment_count <> (select count(*) from comments where prayer_id = prayers.id and status = 'active')
    union all
    select 'praises', id from testimonials
    where praise_count <> (select count(*) from praises where testimonial_id = testimonials.id)
    union all
    select 'state of testimony', testimonials.id from testimonials
    join prayers on prayers.id = prayer_id
    where testimonials.status <> testimony_status(is_hidden, prayers.status)
    union all
    select 'likes', id from group_posts
    where like_count <> (select count(*) from group_post_likes where post_id = group_posts.id)
      or comment_count <> (
        select count(*) from group_post_comments where post_id = group_posts.id and status = 'active'
      )
    union all
    select 'hour of an ex-member', chain_id from chain_slots
    join prayer_chains on prayer_chains.id = chain_id
    where visibility = 'groups'
      and creator_id is distinct from member_id
      and not exists (
        select from chain_groups
        join group_members using (group_id)
        where chain_groups.chain_id = chain_slots.chain_id and group_members.member_id = chain_slots.member_id
      )
    union all
    select 'request of a member', join_requests.id from join_requests
    join group_members using (group_id, member_id)
    where status = 'pending'
    union all
    select 'figures of the site', 0
    where (
      select (sum(total_prayers), sum(total_testimonials), sum(total_amens), sum(total_prayer_groups))
      from site_counters
    ) is distinct from (
      select (
        (select count(*) from prayers where visibility = 'public' and status in ('active', 'answered', 'resting')),
        (select count(*) from testimonials where visibility = 'public' and status = 'active'),
        (
          select coalesce(sum(amen_count), 0)::bigint from prayers
          where visibility = 'public' and status in ('active', 'answered', 'resting')
        ),
        (select count(*) from prayer_groups)
      )
    )`;
}
