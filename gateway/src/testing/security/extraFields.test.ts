import { assertInputObjectType, getNamedType, isInputObjectType, isLeafType } from 'graphql';
import { schema } from '../../app';
import { openCommunity, type Community } from './community';
import { everyRow } from './everyRow';
import { thingsForWrites, writes } from './writes';

/** Fields that a form does not have never take effect. */
let community: Community;
let thingsFor: ReturnType<typeof thingsForWrites>;

beforeAll(async () => {
  community = await openCommunity();
  thingsFor = thingsForWrites(community);
});
afterAll(() => community.site.close());

const number = 987_654_321;
const word = 'extra-canary';
const names = {
  texts: [
    'role',
    'status',
    'email',
    'inviteLinkToken',
    'invite_token',
    'hiddenReason',
    'createdAt',
    'memberRole',
  ],
  numbers: ['id', 'amenCount', 'commentCount', 'praiseCount', 'likeCount', 'memberCount', 'experiencePoints'],
  flags: ['isPinned', 'isAdmin', 'is_admin', 'isSiteAdmin', 'isVerified', 'isOwner', 'isHidden', 'isQuiet'],
  owners: ['userId', 'authorId', 'author_id', 'memberId', 'creatorId', 'createdBy', 'ownerId'],
};

function extraOf(stranger: number): object {
  const extra = Object.fromEntries([
    ...names.texts.map((name) => [name, word]),
    ...names.numbers.map((name) => [name, number]),
    ...names.flags.map((name) => [name, true]),
    ...names.owners.map((name) => [name, stranger]),
  ]);
  return { ...extra, constructor: { prototype: { isAdmin: true } }, toString: word };
}

const withForm = Object.entries(writes).filter(
  // Banners are named after pages and refuse other names. A file has columns.
  ([call]) => call !== 'put /api/admin/banners' && call !== 'post /api/admin/import',
);

test.each(withForm)('%s takes nothing but its form', async (call, write) => {
  const { site, gateway } = community;
  const { people, ids } = await thingsFor(call);
  const stranger = await site.aMember();
  const [method = ''] = call.split(' ');
  const { path, body, headers } = write(ids);
  const text = JSON.stringify({ ...extraOf(stranger.id), ...(body as object) });
  const polluting = `{"__proto__":{"isAdmin":true,"status":"${word}"},${text.slice(1)}`;
  const response = await gateway.rest(method.toUpperCase(), path, {
    as: people.owner,
    body: polluting,
    headers,
  });
  expect([200, 201, 204]).toContain(response.status);
  expect(JSON.stringify(response.body)).not.toContain(word);
  expect(JSON.stringify(response.body)).not.toContain(String(number));
  expect(await tracesOf(stranger.id)).toEqual({ found: 0, strangers: 0, admins: 0, pinned: 0 });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

/** Traces of the extra fields in the database. */
async function tracesOf(stranger: number) {
  const { sql } = community.site;
  const [row] = await sql`
    select
      (
        select count(*)::integer
        from (
          select prayers::text as found from prayers union all select comments::text from comments
          union all select testimonials::text from testimonials union all select members::text from members
          union all select prayer_groups::text from prayer_groups union all select group_posts::text from group_posts
          union all select group_post_comments::text from group_post_comments
          union all select prayer_chains::text from prayer_chains union all select reminders::text from reminders
          union all select join_requests::text from join_requests
          union all select prayer_updates::text from prayer_updates
        ) as rows
        where found like ${`%${word}%`} or found like ${`%${number}%`}
      ) as found,
      (
        (select count(*) from prayers where author_id = ${stranger})
        + (select count(*) from comments where author_id = ${stranger})
        + (select count(*) from group_members where member_id = ${stranger})
        + (select count(*) from prayer_chains where creator_id = ${stranger})
        + (select count(*) from reminders where member_id = ${stranger})
      )::integer as strangers,
      (select count(*)::integer from members where is_admin) as admins,
      (select count(*)::integer from group_posts where is_pinned) as pinned`;
  return row;
}

const inputs = Object.values(schema.getMutationType()!.getFields()).flatMap((field) =>
  field.args
    .filter((arg) => isInputObjectType(getNamedType(arg.type)))
    .map((arg) => [field.name, arg.name, String(arg.type)] as const),
);

test.each(inputs)('mutation %s refuses a field that its %s: %s does not have', async (field, arg, type) => {
  const { site, gateway, people } = community;
  const before = await everyRow(site.sql);
  const own = schema.getMutationType()!.getFields()[field]!;
  const needed = own.args
    .filter(({ name }) => name !== arg)
    .map(({ name, type: other }) => [name, String(other)]);
  const declared = [[arg, type], ...needed].map(([name, kind]) => `$${name}: ${kind}`).join(', ');
  const given = own.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `mutation (${declared}) { ${field}(${given}) ${isLeafType(getNamedType(own.type)) ? '' : '{ __typename }'} }`;
  const known = assertInputObjectType(getNamedType(own.args.find(({ name }) => name === arg)!.type));
  const extra = Object.values(names)
    .flat()
    .filter((name) => !known.getFields()[name]);
  // A response has a limited number of errors, and a message a limited length.
  for (let first = 0; first < extra.length; first += 4) {
    const some = extra.slice(first, first + 4);
    const input = Object.fromEntries(some.map((name) => [name, word]));
    const variables = { ...Object.fromEntries(needed.map(([name]) => [name, 1])), [arg]: input };
    const { body } = await gateway.graphql(query, variables, { as: people.owner });
    const refusals: { message: string; extensions: { code: string } }[] = body.errors;
    const codes = refusals.map(({ extensions }) => extensions.code);
    expect([some, new Set(codes)]).toEqual([some, new Set(['BAD_USER_INPUT'])]);
    const messages = refusals.map(({ message }) => message).join(' ');
    for (const name of some) expect(messages).toContain(`"${name}" is not defined`);
  }
  expect(await everyRow(site.sql)).toBe(before);
});
