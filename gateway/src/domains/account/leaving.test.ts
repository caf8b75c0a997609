import { prayerForm } from '../../testing/prayerForms';
import { chainForm } from '../../testing/security/community';
import { openStream } from '../../testing/liveStream';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { deleteDepartedTexts } from './departedTexts';

let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
afterAll(() => site.close());

const make = async (as: ActingMember, path: string, body: object): Promise<number> => {
  const made = await gateway.rest('POST', path, { as, body });
  expect(made.status).toBe(201);
  return made.body.id;
};

async function mutate(as: ActingMember, field: string) {
  const { body } = await gateway.graphql(`mutation { ${field} }`, {}, { as });
  return body.errors?.[0] ?? body.data;
}

const deleteAccount = (as: ActingMember, rest = '') => mutate(as, `deleteAccount(keepPrayers: false${rest})`);
const statusOf = async (prayer: number) => (await gateway.rest('GET', `/api/prayers/${prayer}`)).status;
const runJob = () => deleteDepartedTexts(site.services, () => false);

describe('the texts of a deleted account', () => {
  async function textsOf(member: ActingMember, wall: number) {
    const anonymous = { ...prayerForm, isAnonymous: true };
    const named = await make(member, '/api/prayers', prayerForm);
    const hidden = [
      await make(member, '/api/prayers', anonymous),
      await make(member, '/api/prayers', anonymous),
    ];
    const words = (isAnonymous: boolean) =>
      make(member, `/api/prayers/${wall}/comments`, { content: 'Courage', isAnonymous });
    return { named, hidden, namedWords: await words(false), hiddenWords: await words(true) };
  }

  test('signed ones go at once; anonymous ones lose their author, and go at different times within 24 hours', async () => {
    const ruth = await site.aMember();
    const boaz = await site.aMember();
    const wall = await make(boaz, '/api/prayers', prayerForm);
    const { named, hidden, namedWords, hiddenWords } = await textsOf(ruth, wall);
    expect(await deleteAccount(ruth)).toEqual({ deleteAccount: true });

    expect(await statusOf(named)).toBe(404);
    for (const id of hidden) expect(await statusOf(id)).toBe(200);
    const left = (await gateway.rest('GET', `/api/prayers/${wall}`)).body.comments;
    expect(left.map(({ id }: { id: number }) => id)).toEqual([hiddenWords]);
    expect(namedWords).not.toBe(hiddenWords);
    const going = await site.sql<{ minutes: number; author_id: null; typed_name: string }[]>`
      select extract(epoch from goes_at - now())::float / 60 as minutes, author_id, typed_name, typed_email::text
      from prayers where id = any(${hidden}) order by 1`;
    for (const row of going) expect(row).toMatchObject({ author_id: null, typed_name: '', typed_email: '' });
    expect(going[0]!.minutes).toBeGreaterThan(1);
    expect(going[1]!.minutes).toBeLessThan(24 * 60);

    await runJob();
    for (const id of hidden) expect(await statusOf(id)).toBe(200);
    await site.sql`update prayers set goes_at = now() - interval '1 minute' where id = ${hidden[0]!}`;
    await runJob();
    expect([await statusOf(hidden[0]!), await statusOf(hidden[1]!)]).toEqual([404, 200]);
    await site.sql`update comments set goes_at = now() - interval '1 minute' where id = ${hiddenWords}`;
    await runJob();
    expect((await gateway.rest('GET', `/api/prayers/${wall}`)).body.comments).toEqual([]);
  });

  test('all go at once for whoever wants that', async () => {
    const ruth = await site.aMember();
    const wall = await make(await site.aMember(), '/api/prayers', prayerForm);
    const { named, hidden } = await textsOf(ruth, wall);
    expect(await deleteAccount(ruth, ', anonymousAtOnce: true')).toEqual({ deleteAccount: true });
    for (const id of [named, ...hidden]) expect(await statusOf(id)).toBe(404);
    expect((await gateway.rest('GET', `/api/prayers/${wall}`)).body.comments).toEqual([]);
  });

  test('nor does one when all go at once: each prayer has an update of its own, in random order', async () => {
    const ruth = await site.aMember();
    const boaz = await site.aMember();
    const wall = await make(boaz, '/api/prayers', prayerForm);
    const { named, hidden } = await textsOf(ruth, wall);
    const prayers = [named, ...hidden, wall];
    await site.sql`delete from live_changes`;
    const stream = await openStream(gateway.url, { variables: { prayers } });
    await deleteAccount(ruth, ', anonymousAtOnce: true');
    for (const id of [named, ...hidden]) await stream.until(({ gonePrayers }) => gonePrayers.includes(id));
    await stream.until(({ changedPrayers }) => changedPrayers.includes(wall));
    for (const update of stream.updates) {
      const { gonePrayers, changedPrayers } = update;
      const counted = update.prayerCounts.map(({ id }: { id: number }) => id);
      const ids = [...gonePrayers, ...changedPrayers, ...counted].filter((id) => prayers.includes(id));
      expect(new Set(ids).size).toBeLessThanOrEqual(1);
    }
    stream.close();
  });

  test('many go within ten minutes, each at a time of its own', async () => {
    const ruth = await site.aMember();
    await site.sql`
      insert into prayers (author_id, typed_name, typed_email, title, description, category, is_anonymous)
      select ${ruth.id}, '', '', 'Rain', 'For the fields', 'general', number % 2 = 0
      from generate_series(1, 400) as number`;
    await site.sql`delete from live_changes`;
    await deleteAccount(ruth, ', anonymousAtOnce: true');
    const times = await site.sql<{ seconds: number; count: number }[]>`
      select extract(epoch from noted_at - min(noted_at) over ())::float as seconds, count(distinct id)::integer as count
      from live_changes where topic = 'gone_prayer' group by noted_at order by noted_at`;
    expect(times).toHaveLength(400);
    expect(times.at(-1)!.seconds).toBeLessThan(600);
    const order = await site.sql<{ id: number }[]>`
      select id from live_changes where topic = 'gone_prayer' order by noted_at`;
    const ids = order.map(({ id }) => id);
    expect(ids).not.toEqual(ids.toSorted((one, other) => one - other));
    await site.sql`delete from live_changes`;
  });

  test('no live update connects a signed and an anonymous one', async () => {
    const ruth = await site.aMember();
    const boaz = await site.aMember();
    const walls = [
      await make(boaz, '/api/prayers', prayerForm),
      await make(boaz, '/api/prayers', prayerForm),
    ];
    const { named, hidden } = await textsOf(ruth, walls[0]!);
    await make(ruth, `/api/prayers/${walls[1]!}/comments`, { content: 'Courage', isAnonymous: true });
    await site.sql`delete from live_changes`;
    await deleteAccount(ruth);
    const changes = await site.sql<{ topic: string; id: number }[]>`select topic, id from live_changes`;
    const ids = changes.filter(({ topic }) => /prayer/.test(topic)).map(({ id }) => id);
    expect(ids).toContain(named);
    for (const id of [...hidden, walls[1]!]) expect(ids).not.toContain(id);
  });
});

describe('a group always has an admin', () => {
  async function aGroup(admin: ActingMember, name: string, ...members: ActingMember[]) {
    const group = await make(admin, '/api/prayer-groups', { name, theme: 'general' });
    for (const as of members) await gateway.rest('POST', `/api/prayer-groups/${group}/join`, { as });
    return group;
  }

  test('the account of its last admin cannot be deleted or leave; the message names the groups', async () => {
    const ruth = await site.aMember();
    const boaz = await site.aMember();
    const shared = await aGroup(ruth, 'Gleaners', boaz);
    await aGroup(ruth, 'Reapers', boaz);
    const alone = await aGroup(ruth, 'Alone');
    const refusal = await deleteAccount(ruth);
    expect(refusal.extensions.code).toBe('CONFLICT');
    expect(refusal.message).toMatch(/Gleaners, Reapers$/);
    expect((await gateway.rest('GET', '/api/auth/user', { as: ruth })).status).toBe(200);
    const stays = await mutate(ruth, `leaveGroup(id: ${shared}) { id }`);
    expect(stays).toMatchObject({
      message: expect.stringContaining('Gleaners'),
      extensions: { code: 'CONFLICT' },
    });

    const rows = await site.sql<{ id: number; group_id: number }[]>`
      select id, group_id from group_members where member_id = ${boaz.id}`;
    for (const { id, group_id } of rows)
      await mutate(ruth, `changeGroupRole(groupId: ${group_id}, memberId: ${id}, role: admin) { id }`);
    expect(await deleteAccount(ruth)).toEqual({ deleteAccount: true });
    expect((await gateway.rest('GET', `/api/prayer-groups/${alone}`)).status).toBe(404);
    expect((await gateway.rest('GET', `/api/prayer-groups/${shared}`, { as: boaz })).body).toMatchObject({
      memberRole: 'admin',
      memberCount: 1,
    });
  });

  test('also when its two admins delete their accounts at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ruth, boaz, naomi] = [await site.aMember(), await site.aMember(), await site.aMember()];
      const group = await aGroup(ruth, 'Two admins', boaz, naomi);
      await site.sql`update group_members set role = 'admin' where group_id = ${group} and member_id = ${boaz.id}`;
      const both = await Promise.all([ruth, boaz].map((as) => deleteAccount(as)));
      expect(
        both
          .map((result) => String(result.extensions?.code ?? 'done'))
          .toSorted((a, b) => a.localeCompare(b)),
      ).toEqual(['CONFLICT', 'done']);
      const admins = await site.sql`select from group_members where group_id = ${group} and role = 'admin'`;
      expect(admins).toHaveLength(1);
    }
  });
});

describe('whoever leaves a group, or is removed', () => {
  test.each(['leaveGroup', 'removeGroupMember'])('gives back the hours of its chains (%s)', async (way) => {
    const ruth = await site.aMember();
    const boaz = await site.aMember();
    const group = await make(ruth, '/api/prayer-groups', { name: 'Gleaners', theme: 'general' });
    const join = () => gateway.rest('POST', `/api/prayer-groups/${group}/join`, { as: boaz });
    await join();
    const chain = await make(ruth, '/api/prayer-chains', {
      ...chainForm(),
      visibility: 'groups',
      selectedGroups: [group],
    });
    const open = await make(ruth, '/api/prayer-chains', chainForm());
    for (const id of [chain, open])
      expect(
        (await gateway.rest('POST', `/api/prayer-chains/${id}/join`, { as: boaz, body: { hourSlot: 3 } }))
          .status,
      ).toBe(200);
    const [own] =
      await site.sql`select id from group_members where group_id = ${group} and member_id = ${boaz.id}`;
    await (way === 'leaveGroup'
      ? mutate(boaz, `leaveGroup(id: ${group}) { id }`)
      : mutate(ruth, `removeGroupMember(groupId: ${group}, memberId: ${own!.id}) { id }`));
    const slots = await site.sql`select chain_id from chain_slots where member_id = ${boaz.id}`;
    expect(slots).toEqual([{ chain_id: open }]);
    const shown = await gateway.rest('GET', `/api/prayer-chains/${chain}`, { as: ruth });
    expect(shown.body.slots).toEqual([]);
  });

  test('so does everybody when the group is deleted', async () => {
    const [ruth, boaz] = [await site.aMember(), await site.aMember()];
    const group = await make(ruth, '/api/prayer-groups', { name: 'Gleaners', theme: 'general' });
    await gateway.rest('POST', `/api/prayer-groups/${group}/join`, { as: boaz });
    const chain = await make(ruth, '/api/prayer-chains', {
      ...chainForm(),
      visibility: 'groups',
      selectedGroups: [group],
    });
    await gateway.rest('POST', `/api/prayer-chains/${chain}/join`, { as: boaz, body: { hourSlot: 3 } });
    await mutate(ruth, `deleteGroup(id: ${group})`);
    expect(await site.sql`select from chain_slots where chain_id = ${chain}`).toHaveLength(0);
  });
});

describe('a request to join ends', () => {
  const closed = { name: 'Closed', theme: 'general', isPrivate: true, joinApprovalRequired: true };

  async function aRequest() {
    const [ruth, boaz] = [await site.aMember(), await site.aMember()];
    const group = await make(ruth, '/api/prayer-groups', closed);
    await gateway.rest('POST', `/api/prayer-groups/${group}/request-join`, { as: boaz });
    const [request] = await site.sql<
      [{ id: number }]
    >`select id from join_requests where group_id = ${group}`;
    const approve = () =>
      gateway.rest('POST', `/api/prayer-groups/${group}/requests/${request.id}/approve`, { as: ruth });
    const approveOverGraphql = () =>
      mutate(ruth, `approveJoinRequest(groupId: ${group}, requestId: ${request.id}) { id }`);
    const waiting = async () =>
      (await gateway.rest('GET', `/api/prayer-groups/${group}/requests`, { as: ruth })).body.length;
    return { ruth, boaz, group, approve, approveOverGraphql, waiting };
  }

  async function expectEnded({ approve, approveOverGraphql, waiting }: Awaited<ReturnType<typeof aRequest>>) {
    expect(await waiting()).toBe(0);
    expect((await approve()).status).toBe(409);
    expect((await approveOverGraphql()).extensions.code).toBe('CONFLICT');
  }

  test('when the group opens', async () => {
    const request = await aRequest();
    const { body } = await gateway.graphql(
      'mutation ($id: Int!, $input: PrayerGroupInput!) { editGroup(id: $id, input: $input) { id } }',
      { id: request.group, input: { ...closed, joinApprovalRequired: false } },
      { as: request.ruth },
    );
    expect(body.errors).toBeUndefined();
    await expectEnded(request);
  });

  test('when its asker joins in another way', async () => {
    const request = await aRequest();
    await site.sql`insert into group_members (group_id, member_id) values (${request.group}, ${request.boaz.id})`;
    await expectEnded(request);
  });

  test('when its asker, once approved, is removed', async () => {
    const request = await aRequest();
    expect((await request.approve()).status).toBe(200);
    const [own] = await site.sql`select id from group_members where member_id = ${request.boaz.id}`;
    await mutate(request.ruth, `removeGroupMember(groupId: ${request.group}, memberId: ${own!.id}) { id }`);
    await expectEnded(request);
    const again = await gateway.rest('POST', `/api/prayer-groups/${request.group}/request-join`, {
      as: request.boaz,
    });
    expect([again.status, await request.waiting()]).toEqual([201, 1]);
  });
});

test('the last administrator stays; of the last two who leave at once one does', async () => {
  const other = await openTestSite({ adminEmails: ['naomi@example.org'] });
  try {
    const there = await other.gateway();
    const leave = async (as: ActingMember) =>
      (await there.graphql('mutation { deleteAccount(keepPrayers: false) }', {}, { as })).body;
    const refused = {
      message: 'The site needs an administrator: please make somebody else one first',
      extensions: { code: 'CONFLICT', messageCode: 'LAST_ADMINISTRATOR' },
    };
    const naomi = await other.aMember({ email: 'naomi@example.org' });
    const boaz = await other.aMember();
    expect((await leave(naomi)).errors).toMatchObject([refused]);
    await other.sql`update members set is_admin = true where id = ${boaz.id}`;
    const both = await Promise.all([leave(naomi), leave(boaz)]);
    expect(both.filter(({ errors }) => errors)).toMatchObject([{ errors: [refused] }]);
    expect(await other.sql`select from members`).toHaveLength(1);
    expect((await leave(await other.aMember())).data).toEqual({ deleteAccount: true });
  } finally {
    await other.close();
  }
});
