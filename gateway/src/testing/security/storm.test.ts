import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
} from 'graphql';
import { schema } from '../../app';
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
const operations = 260;
const atOnce = 12;
const seed = 39;

let community: Community;

beforeAll(async () => {
  community = await openCommunity();
}, 30_000);
afterAll(() => community.site.close());

const mutations = Object.values(schema.getMutationType()!.getFields());

test(`${operations} random mutations of several members at once: none is a fault, and all figures are right afterwards`, async () => {
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
        // Every mutation comes first once, then any.
        const field = mutations[number] ?? pick(random, mutations);
        // The administrator keeps their account: what only they may do stays part of the storm.
        const place = Math.floor(random() * members.length) || Number(field.name === 'deleteAccount');
        const args = field.args.map((arg) => [arg, valueOf(random, arg.type, arg.name)] as const);
        const signature = args.map(([arg]) => `$${arg.name}: ${String(arg.type)}`).join(', ');
        const given = args.map(([arg]) => `${arg.name}: $${arg.name}`).join(', ');
        const type = getNamedType(field.type);
        const document = `mutation ${signature && `(${signature})`} { ${field.name}${given && `(${given})`} ${isObjectType(type) ? '{ __typename }' : ''} }`;
        const variables = Object.fromEntries(args.map(([arg, value]) => [arg.name, value]));
        const { status, body } = await gateway.graphql(document, variables, { as: members[place]! });
        const codes = (body.errors ?? []).map(
          (error: { extensions?: { code?: string } }) => error.extensions?.code,
        );
        if (status >= 500 || codes.some((code: string) => /INTERNAL|UNAVAILABLE|VALIDATION/.test(code)))
          faults.push({ document, variables, status, body });
        if (codes.length === 0) seen.add(field.name);
        if (codes.includes('UNAUTHENTICATED') || /suspended/.test(JSON.stringify(body)))
          members[place] = await site.aMember();
      }
    }),
  );
  expect(faults).toEqual([]);
  // Otherwise the storm would be nothing but refusals.
  expect(seen.size).toBeGreaterThan(10);
  expect(await wrongFigures()).toEqual([]);
}, 60_000);

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
      return /maxMembers/.test(name) ? 50 : 1 + Math.floor(random() * 4);
    case 'Float':
      return random();
    case 'Boolean':
      return random() < 0.5;
    default:
      return textOf(random, name);
  }
}

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
        (select count(*) from prayers where status in ('active', 'answered')),
        (select count(*) from testimonials where status = 'active'),
        (select coalesce(sum(amen_count), 0)::bigint from prayers where status in ('active', 'answered')),
        (select count(*) from prayer_groups)
      )
    )`;
}
