import { eventually } from '../../testing/eventually';
import { prayerForm } from '../../testing/prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { notifyTeam } from './team';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let naomi: ActingMember;
let orpah: ActingMember;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
  naomi = await site.aMember({ firstName: 'Naomi', lastName: 'Elimelech', name: 'Naomi Elimelech' });
  orpah = await site.aMember();
  ruth = await site.aMember();
  for (const { id } of [naomi, orpah])
    await ask(admin, `mutation { setTeamMember(userId: ${id}, isOnTeam: true) { id } }`);
});
beforeEach(async () => {
  await site.sql`truncate prayers, notifications cascade`;
});
afterAll(() => site.close());

/** The data of a response, or the code of its first error. */
async function ask(as: ActingMember | null, query: string, variables = {}) {
  const { body } = await gateway.graphql(query, variables, { as });
  return body.errors ? body.errors[0].extensions.code : body.data;
}

async function aPrayer(visibility = 'team', as = ruth): Promise<number> {
  return (await gateway.rest('POST', '/api/prayers', { as, body: { ...prayerForm, visibility } })).body.id;
}

const fields = 'prayer { id description } state claimedBy { name } isMine notes { content author { name } }';
const cases = async (as: ActingMember) => (await ask(as, `{ teamPrayers { ${fields} } }`)).teamPrayers;
const idsOf = (list: { prayer: { id: number } }[]) => list.map(({ prayer }) => prayer.id);
const claim = (id: number, as: ActingMember | null) =>
  ask(as, `mutation { claimPrayer(prayerId: ${id}) { state isMine claimedBy { name } } }`);
const note = (id: number, content: string, as: ActingMember | null) =>
  ask(
    as,
    'mutation ($id: Int!, $content: String!) { addCareNote(prayerId: $id, content: $content) { notes { content } } }',
    {
      id,
      content,
    },
  );
const setState = (id: number, state: string, as: ActingMember | null) =>
  ask(as, `mutation { setCareState(prayerId: ${id}, state: ${state}) { state } }`);

test('administrators alone say who is on the team, and the log tells it', async () => {
  const { teamMembers } = await ask(admin, '{ teamMembers { id isOnTeam } }');
  expect(teamMembers).toHaveLength(2);
  for (const { id } of [naomi, orpah]) expect(teamMembers).toContainEqual({ id, isOnTeam: true });
  for (const as of [naomi, ruth]) {
    expect(await ask(as, '{ teamMembers { id } }')).toBe('FORBIDDEN');
    expect(await ask(as, `mutation { setTeamMember(userId: ${ruth.id}, isOnTeam: true) { id } }`)).toBe(
      'FORBIDDEN',
    );
  }
  expect(await ask(admin, 'mutation { setTeamMember(userId: 2000000000, isOnTeam: true) { id } }')).toBe(
    'NOT_FOUND',
  );
  expect(await ask(naomi, '{ viewer { isOnTeam } }')).toEqual({ viewer: { isOnTeam: true } });
  const { auditLog } = await ask(admin, '{ auditLog(first: 5) { entries { action subject } } }');
  expect(auditLog.entries).toContainEqual({ action: 'add_to_team', subject: `member ${naomi.id}` });
});

test('the team has what was confided to it, the longest waiting first and closed ones last', async () => {
  await aPrayer('public');
  const [first, second, third] = [await aPrayer(), await aPrayer('public'), await aPrayer()];
  expect(idsOf(await cases(naomi))).toEqual([first, third]);
  await ask(ruth, `mutation { setPrayerVisibility(prayerId: ${second}, visibility: team) { id } }`);
  expect(idsOf(await cases(naomi))).toEqual([first, third, second]);
  await setState(first, 'closed', naomi);
  expect(idsOf(await cases(naomi))).toEqual([third, second, first]);
  await ask(ruth, `mutation { setPrayerVisibility(prayerId: ${third}, visibility: members) { id } }`);
  expect(idsOf(await cases(naomi))).toEqual([second, first]);
  for (const as of [ruth, await site.aMember()])
    expect(await ask(as, '{ teamPrayers { state } }')).toBe('FORBIDDEN');
  expect(await ask(null, '{ teamPrayers { state } }')).toBe('UNAUTHENTICATED');
});

test('one follows it up, another takes it over, and notes stay among the team', async () => {
  const id = await aPrayer();
  expect(await claim(id, naomi)).toEqual({
    claimPrayer: { state: 'inCare', isMine: true, claimedBy: { name: 'Naomi Elimelech' } },
  });
  expect(await note(id, 'We met on Sunday.', naomi)).toEqual({
    addCareNote: { notes: [{ content: 'We met on Sunday.' }] },
  });
  expect(await note(id, ' ', naomi)).toBe('BAD_USER_INPUT');
  expect(await claim(id, orpah)).toMatchObject({ claimPrayer: { isMine: true } });
  expect((await cases(naomi))[0]).toMatchObject({ state: 'inCare', isMine: false });
  expect(await setState(id, 'closed', orpah)).toEqual({ setCareState: { state: 'closed' } });
  for (const as of [admin, ruth, null]) {
    const code = as ? 'FORBIDDEN' : 'UNAUTHENTICATED';
    expect([await claim(id, as), await note(id, 'x', as), await setState(id, 'new', as)]).toEqual([
      code,
      code,
      code,
    ]);
  }
  const [ofAdmin] = await cases(admin);
  expect(ofAdmin).toMatchObject({ state: 'closed', claimedBy: expect.any(Object), notes: [] });
  const own = await gateway.rest('GET', `/api/prayers/${id}`, { as: ruth });
  expect(JSON.stringify(own.body)).not.toContain('Sunday');
  expect(await claim(await aPrayer('public'), naomi)).toBe('NOT_FOUND');
});

test('each reading by the team or an administrator is in the log, without a word of it', async () => {
  const id = await aPrayer();
  await gateway.rest('GET', `/api/prayers/${id}`, { as: naomi });
  await ask(admin, `{ prayer(id: ${id}) { title } }`);
  await gateway.rest('GET', `/api/prayers/${id}`, { as: ruth });
  await gateway.rest('GET', `/api/prayers/${await aPrayer('members')}`, { as: naomi });
  const { auditLog } = await ask(
    admin,
    '{ auditLog(first: 3) { entries { action subject actorName reason } } }',
  );
  expect(auditLog.entries.slice(0, 2)).toEqual([
    { action: 'read_prayer', subject: `prayer ${id}`, actorName: admin.name, reason: null },
    { action: 'read_prayer', subject: `prayer ${id}`, actorName: 'Naomi Elimelech', reason: null },
  ]);
  expect(auditLog.entries[2].subject).not.toBe(`prayer ${id}`);
});

test('an author sees how many of the team have read it, alike over both APIs, and nobody else does', async () => {
  const id = await aPrayer();
  const readersFor = async (as: typeof ruth) => [
    (await ask(as, `{ prayer(id: ${id}) { teamReaders } }`)).prayer.teamReaders,
    (await gateway.rest('GET', `/api/prayers/${id}`, { as })).body.teamReaders,
  ];
  expect(await readersFor(ruth)).toEqual([0, 0]);
  for (const other of [naomi, orpah, admin]) expect(await readersFor(other)).toEqual([null, null]);
  expect(await readersFor(ruth)).toEqual([2, 2]);
  await ask(ruth, `mutation { setPrayerVisibility(prayerId: ${id}, visibility: public) { id } }`);
  expect(await readersFor(ruth)).toEqual([null, null]);
});

test('the team is told of what comes and of what waits for a day, each once and without a word of it', async () => {
  const id = await aPrayer();
  const told = () =>
    site.sql`select member_id, title, body, link from notifications where kind = 'moderation' order by member_id`;
  await notifyTeam(site.services);
  await notifyTeam(site.services);
  const title = 'A prayer was confided to the prayer team';
  expect(await told()).toEqual(
    [naomi, orpah].map((member) => ({ member_id: member.id, title, body: null, link: '/team' })),
  );
  await site.sql`update care_cases set waits_since = now() - interval '25 hours' where prayer_id = ${id}`;
  await site.sql`truncate notifications cascade`;
  await notifyTeam(site.services);
  await notifyTeam(site.services);
  expect((await told()).map((row) => row.title)).toEqual(
    [1, 2].map(() => 'A prayer has waited for the prayer team for a day'),
  );
});

test('whoever leaves the team reads nothing more, and what they followed up waits again', async () => {
  const id = await aPrayer();
  const boaz = await site.aMember();
  await ask(admin, `mutation { setTeamMember(userId: ${boaz.id}, isOnTeam: true) { id } }`);
  await claim(id, boaz);
  await ask(admin, `mutation { setTeamMember(userId: ${boaz.id}, isOnTeam: false) { id } }`);
  expect((await gateway.rest('GET', `/api/prayers/${id}`, { as: boaz })).status).toBe(404);
  expect(await ask(boaz, '{ teamPrayers { state } }')).toBe('FORBIDDEN');
  expect((await cases(naomi))[0]).toMatchObject({ state: 'new', claimedBy: null });
});

test('whoever leaves the team in the moment in which they claim a prayer follows nothing up', async () => {
  const id = await aPrayer();
  const boaz = await site.aMember();
  await ask(admin, `mutation { setTeamMember(userId: ${boaz.id}, isOnTeam: true) { id } }`);
  const lock = await site.sql.reserve();
  try {
    await lock`begin`;
    await lock`delete from team_members where member_id = ${boaz.id}`;
    let isClaimed = false;
    const claimed = claim(id, boaz).then(() => (isClaimed = true));
    await eventually(
      async () =>
        isClaimed ||
        (await site.sql`select from pg_locks where not granted and locktype = 'transactionid'`).length > 0,
    );
    await lock`commit`;
    await claimed;
  } finally {
    lock.release();
  }
  expect((await cases(naomi))[0]).toMatchObject({ state: 'new', claimedBy: null });
});
