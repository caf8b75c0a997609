import { writeShellManifest } from '../../testing/builtShell';
import { openStream } from '../../testing/liveStream';
import { prayerForm } from '../../testing/prayerForms';
import { testimonyForm, tokenForm } from '../../testing/security/community';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { findContent } from '../digest/contentSql';
import { announceAnswers } from '../testimonials/testimonials';

type Visibility = 'public' | 'members' | 'team';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let boaz: ActingMember;
let naomi: ActingMember;
let admin: ActingMember;

beforeAll(async () => {
  site = await openTestSite({ embedOrigins: ['https://parish.example'] }, undefined, {
    livePace: { announceEvery: 30, sendEvery: 60 },
  });
  writeShellManifest(site.services.config.siteDir);
  gateway = await site.gateway();
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab' });
  boaz = await site.aMember();
  naomi = await site.aMember();
  admin = await site.aMember({ email: 'admin@example.org' });
  await site.sql`insert into team_members (member_id, added_by) values (${naomi.id}, ${admin.id})`;
});
beforeEach(async () => {
  await site.sql`truncate prayers cascade`;
});
afterAll(() => site.close());

async function aPrayer(visibility: Visibility, given: object = {}, as = ruth): Promise<number> {
  const body = { ...prayerForm, title: `Ziphion ${visibility}`, visibility, ...given };
  const response = await gateway.rest('POST', '/api/prayers', { as, body });
  expect([response.status, response.body.visibility]).toEqual([201, visibility]);
  return response.body.id;
}

const setVisibility = async (id: number, visibility: string, as: ActingMember | null = ruth) =>
  (
    await gateway.graphql(
      'mutation ($id: Int!, $to: PrayerVisibility!) { setPrayerVisibility(prayerId: $id, visibility: $to) { id visibility } }',
      { id, to: visibility },
      { as },
    )
  ).body;

/** Who reads what. */
const readers = (): [string, ActingMember | null, Visibility[]][] => [
  ['a visitor', null, ['public']],
  ['a member', boaz, ['public', 'members']],
  ['its author', ruth, ['public', 'members', 'team']],
  ['the prayer team', naomi, ['public', 'members', 'team']],
  ['an administrator', admin, ['public', 'members', 'team']],
];

const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const idsIn = (list: readonly { id: number }[]) => list.map(({ id }) => id);

async function oneOfEach(given: object = {}): Promise<Record<Visibility, number>> {
  return {
    public: await aPrayer('public', given),
    members: await aPrayer('members', given),
    team: await aPrayer('team', given),
  };
}

test('each order, category and page of the wall has what the caller may read, over both APIs, in one statement', async () => {
  const ids = await oneOfEach();
  for (const [who, as, may] of readers()) {
    const expected = ascending(may.map((visibility) => ids[visibility]));
    for (const sort of ['recent', 'amens', 'trending']) {
      for (const category of ['', 'family', 'family,health']) {
        site.statements();
        const { body } = await gateway.rest('GET', `/api/prayers?sortBy=${sort}&category=${category}`, {
          as,
        });
        expect(site.statements()).toHaveLength(1);
        const listed = body.prayers.map(({ id }: { id: number }) => id);
        expect([who, sort, category, ascending(listed)]).toEqual([who, sort, category, expected]);
        expect([body.hasMore, sort === 'recent' ? listed : []]).toEqual([
          false,
          sort === 'recent' ? expected.toReversed() : [],
        ]);
      }
      const paged: number[] = [];
      let after: string | null = null;
      do {
        const { body } = await gateway.graphql(
          `query ($after: String) { prayers(sort: ${sort}, first: 1, after: $after) { prayers { id } endCursor } }`,
          { after },
          { as },
        );
        paged.push(...body.data.prayers.prayers.map(({ id }: { id: number }) => id));
        after = body.data.prayers.endCursor;
      } while (after);
      expect([who, sort, ascending(paged)]).toEqual([who, sort, expected]);
    }
    const second = await gateway.rest('GET', '/api/prayers?page=2&limit=1', { as });
    expect([who, second.body.prayers.length]).toEqual([who, may.length > 1 ? 1 : 0]);
  }
});

test('a search finds what the caller may read, and nothing that was confided to the team', async () => {
  const ids = await oneOfEach();
  for (const [who, as, may] of readers())
    for (const search of ['Ziphion', 'ziph', 'Zipihon']) {
      const { body } = await gateway.rest('GET', `/api/prayers?search=${search}`, { as });
      const expected = may.filter((visibility) => visibility !== 'team').map((visibility) => ids[visibility]);
      expect([who, search, ascending(idsIn(body.prayers))]).toEqual([who, search, expected]);
    }
});

test('a search does not tell a visitor which words members use', async () => {
  await aPrayer('public', { title: 'A barren vine' });
  const titles = async (search: string, as: ActingMember | null) =>
    (await gateway.rest('GET', `/api/prayers?search=${search}`, { as })).body.prayers.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles('barrem', null)).toEqual(['A barren vine']);
  const hidden = await aPrayer('members', { title: 'My barrem secret' });
  await aPrayer('team', { title: 'My barrem burden' });
  expect(await titles('barrem', null)).toEqual(['A barren vine']);
  expect(await titles('barrem', boaz)).toEqual(['My barrem secret']);
  await setVisibility(hidden, 'team');
  expect(await titles('barrem', boaz)).toEqual(['A barren vine']);
  await setVisibility(hidden, 'public');
  expect(await titles('barrem', null)).toEqual(['My barrem secret']);
});

test('who may not read it is told what is told of an unknown number, over both APIs', async () => {
  const ids = await oneOfEach();
  const unknown = 2_147_483_000;
  const overBoth = async (as: ActingMember | null, id: number) => {
    const responses: object[] = [];
    for (const path of ['', '/ownership', '/amen/check', '/comments']) {
      const { status, body } = await gateway.rest('GET', `/api/prayers/${id}${path}`, { as });
      responses.push({ path, status, ...(status !== 200 && { body }) });
    }
    const query = 'query ($id: Int!) { prayer(id: $id) { id comments { id } } }';
    const { body } = await gateway.graphql(query, { id }, { as });
    responses.push(body.data?.prayer ? { found: body.data.prayer.id } : body);
    for (const [path, content] of [['amen'], ['comments', 'With you']] as const) {
      const call = { as, body: content && { content } };
      const given = await gateway.rest('POST', `/api/prayers/${id}/${path}`, call);
      responses.push({ path, status: given.status });
    }
    return responses;
  };
  for (const [who, as, may] of readers()) {
    const ofUnknown = await overBoth(as, unknown);
    for (const visibility of ['public', 'members', 'team'] as const) {
      const id = ids[visibility];
      const ofReadable = [
        ...['', '/ownership', '/amen/check', '/comments'].map((path) => ({ path, status: 200 })),
        { found: id },
        { path: 'amen', status: as ? 200 : 401 },
        { path: 'comments', status: as ? 201 : 401 },
      ];
      expect([who, visibility, await overBoth(as, id)]).toEqual([
        who,
        visibility,
        may.includes(visibility) ? ofReadable : ofUnknown,
      ]);
    }
  }
});

test('nobody reads what was confided to the team by an API token, save its author', async () => {
  const { team, members } = await oneOfEach();
  for (const as of [naomi, admin, ruth]) {
    const { body: token } = await gateway.rest('POST', '/api/tokens', { as, body: tokenForm });
    const headers = { authorization: `Bearer ${token.token}` };
    const ofTeam = await gateway.rest('GET', `/api/prayers/${team}`, { headers });
    expect(ofTeam.status).toBe(as === ruth ? 200 : 404);
    expect((await gateway.rest('GET', `/api/prayers/${members}`, { headers })).status).toBe(200);
    const { body } = await gateway.rest('GET', '/api/prayers', { headers });
    expect(body.prayers).toHaveLength(as === ruth ? 3 : 2);
  }
});

test('the figures of the community do not change with what not everybody may read', async () => {
  await aPrayer('public');
  const zilpah = await site.aMember();
  const stats = async () => (await gateway.rest('GET', '/api/stats')).body;
  const before = await stats();
  const [members, team] = [await aPrayer('members', {}, zilpah), await aPrayer('team', {}, zilpah)];
  for (const id of [members, team]) {
    await gateway.rest('POST', `/api/prayers/${id}/amen`, { as: zilpah });
    await gateway.rest('POST', `/api/prayers/${id}/comments`, { as: zilpah, body: { content: 'Amen' } });
    await gateway.rest('POST', `/api/prayers/${id}/testimonial`, { as: zilpah, body: testimonyForm });
  }
  expect(await stats()).toEqual(before);
  await setVisibility(members, 'public', zilpah);
  expect(await stats()).toMatchObject({
    totalPrayers: before.totalPrayers + 1,
    totalTestimonials: before.totalTestimonials + 1,
    totalAmens: before.totalAmens + 1,
  });
  await setVisibility(members, 'team', zilpah);
  expect(await stats()).toEqual(before);
  const [journey] =
    await site.sql`select total_prayers, experience_points from members where id = ${zilpah.id}`;
  expect(journey).toEqual({ total_prayers: 2, experience_points: 2 * (20 + 5 + 10 + 30) });
});

test('a testimony has the visibility of its prayer, also after that changes', async () => {
  const ids = await oneOfEach();
  const made: Record<string, number> = {};
  for (const [visibility, id] of Object.entries(ids)) {
    await gateway.rest('POST', `/api/prayers/${id}/amen`, { as: admin });
    const { body } = await gateway.rest('POST', `/api/prayers/${id}/testimonial`, {
      as: ruth,
      body: testimonyForm,
    });
    expect(body.visibility).toBe(visibility);
    made[visibility] = body.id;
  }
  const listed = async (as: ActingMember | null) => {
    site.statements();
    const { body } = await gateway.rest('GET', '/api/testimonials', { as });
    expect(site.statements()).toHaveLength(1);
    const { body: page } = await gateway.graphql('{ testimonials { testimonials { id } } }', {}, { as });
    const found = body.map(({ id }: { id: number }) => id);
    expect(page.data.testimonials.testimonials.map(({ id }: { id: number }) => id)).toEqual(found);
    return found;
  };
  for (const [who, as, may] of readers()) {
    expect([who, await listed(as)]).toEqual([who, may.map((visibility) => made[visibility]).toReversed()]);
    for (const [visibility, id] of Object.entries(made)) {
      const check = await gateway.rest('GET', `/api/testimonials/${id}/praise/check`, { as });
      expect([who, check.status]).toEqual([who, may.includes(visibility as Visibility) ? 200 : 404]);
    }
  }
  expect((await gateway.rest('POST', `/api/testimonials/${made.team}/praise`, { as: boaz })).status).toBe(
    404,
  );
  expect((await gateway.rest('POST', `/api/testimonials/${made.team}/praise`, { as: naomi })).status).toBe(
    200,
  );
  await setVisibility(ids.members, 'team');
  expect(await listed(boaz)).toEqual([made.public]);
  await setVisibility(ids.members, 'public');
  expect(await listed(null)).toEqual([made.members, made.public]);
});

test('those who may no longer read it are not told that it was answered', async () => {
  const id = await aPrayer('public');
  for (const as of [boaz, naomi]) await gateway.rest('POST', `/api/prayers/${id}/amen`, { as });
  await setVisibility(id, 'team');
  await gateway.rest('POST', `/api/prayers/${id}/testimonial`, { as: ruth, body: testimonyForm });
  await announceAnswers(site.services, () => false);
  const told =
    await site.sql`select member_id from notifications where kind = 'answered' and about_id = ${id}`;
  expect(told).toEqual([{ member_id: naomi.id }]);
});

test('a notification that was sent before shows its words no more', async () => {
  const id = await aPrayer('public', {}, boaz);
  await gateway.rest('POST', `/api/prayers/${id}/amen`, { as: ruth });
  await gateway.rest('POST', `/api/prayers/${id}/testimonial`, { as: boaz, body: testimonyForm });
  await announceAnswers(site.services, () => false);
  const words = async () =>
    (await gateway.graphql('{ notifications { notifications { kind body } } }', {}, { as: ruth })).body.data
      .notifications.notifications[0].body;
  expect(await words()).toBe('Ziphion public');
  await setVisibility(id, 'team', boaz);
  expect(await words()).toBeNull();
});

test('feeds, frames, the digest and print have what everybody may read, whoever asks', async () => {
  const ids = await oneOfEach();
  for (const id of Object.values(ids)) {
    await gateway.rest('POST', `/api/prayers/${id}/amen`, { as: admin });
    const other = await aPrayer('members', { title: 'Ziphion answered' });
    await gateway.rest('POST', `/api/prayers/${other}/testimonial`, {
      as: ruth,
      body: { ...testimonyForm, title: 'Ziphion came' },
    });
  }
  for (const address of [
    '/feeds/prayers.atom',
    '/feeds/testimonies.atom',
    '/embed/wall',
    '/print',
    '/prayers',
  ])
    for (const as of [null, boaz, naomi, admin]) {
      const { body } = await gateway.rest('GET', address, { as });
      expect([address, body.match(/Ziphion (members|team|answered|came)/)]).toEqual([address, null]);
    }
  const week = { from: new Date(Date.now() - 86_400_000), until: new Date(Date.now() + 1000) };
  const titles = (await findContent(site.sql, week)).map(({ title }) => title);
  expect(new Set(titles)).toEqual(new Set(['Ziphion public']));
});

test('the pray queue has what its reader may see in a hall', async () => {
  const ids = await oneOfEach();
  for (const [as, expected] of [
    [null, [ids.public]],
    [boaz, [ids.public, ids.members]],
    [naomi, [ids.public, ids.members]],
    [ruth, []],
  ] as const) {
    const { body } = await gateway.rest('GET', '/api/pray-queue?limit=50', { as });
    expect(ascending(idsIn(body.prayers))).toEqual(expected);
  }
});

test('its page exists for those who may read it, and no preview tells of it', async () => {
  const ids = await oneOfEach();
  for (const [who, as, may] of readers())
    for (const visibility of ['members', 'team'] as const)
      for (const path of ['/prayer/', '/prayers/']) {
        const { status, body } = await gateway.rest('GET', `${path}${ids[visibility]}`, { as });
        const isReadable = may.includes(visibility);
        expect([who, visibility, status]).toEqual([who, visibility, isReadable ? 200 : 404]);
        expect(body).not.toContain(prayerForm.description);
        expect(body.includes('Ziphion')).toBe(isReadable);
      }
});

test('the page of what waits to be approved exists for its author and for those who decide', async () => {
  const id = await aPrayer('public');
  await site.sql`update prayers set status = 'waiting' where id = ${id}`;
  for (const [as, expected] of [
    [null, 404],
    [boaz, 404],
    [ruth, 200],
    [admin, 200],
  ] as const) {
    const { status, body } = await gateway.rest('GET', `/prayer/${id}`, { as });
    expect([status, body.includes('Ziphion')]).toEqual([expected, expected === 200]);
  }
});

test('open pages are told what their readers may know', async () => {
  const streamOf = (as: ActingMember | null, prayers: number[] = []) =>
    openStream(gateway.url, { as, variables: { prayers } });
  const streams = {
    visitor: await streamOf(null),
    member: await streamOf(boaz),
    author: await streamOf(ruth),
    team: await streamOf(naomi),
    admin: await streamOf(admin),
  };
  const ids = await oneOfEach();
  await gateway.rest('POST', `/api/prayers/${ids.team}/amen`, { as: naomi });
  await gateway.rest('POST', `/api/prayers/${ids.members}/amen`, { as: naomi });
  const last = await aPrayer('public', { title: 'The last' }, boaz);
  const told = async (name: keyof typeof streams) => {
    const stream = streams[name];
    await stream.until(({ newPrayers }) => newPrayers.some(({ id }: { id: number }) => id === last));
    const all = stream.updates.flatMap(({ newPrayers, prayerCounts, gonePrayers, changedPrayers }) => [
      ...[...newPrayers, ...prayerCounts].map(({ id }: { id: number }) => id),
      ...gonePrayers,
      ...changedPrayers,
    ]);
    return ascending([...new Set(all)].filter((id) => Object.values(ids).includes(id)));
  };
  expect(await told('visitor')).toEqual([ids.public]);
  expect(await told('member')).toEqual([ids.public, ids.members]);
  for (const name of ['author', 'team', 'admin'] as const)
    expect([name, await told(name)]).toEqual([name, [ids.public, ids.members, ids.team]]);

  // Open pages lose the card as soon as their reader may no longer see it.
  await setVisibility(ids.public, 'members');
  await streams.visitor.until(({ gonePrayers }) => gonePrayers.includes(ids.public));
  await setVisibility(ids.public, 'team');
  await streams.member.until(({ gonePrayers }) => gonePrayers.includes(ids.public));
  await gateway.rest('DELETE', `/api/prayers/${ids.public}`, { as: ruth });
  for (const name of ['author', 'team', 'admin'] as const) {
    await streams[name].until(({ gonePrayers }) => gonePrayers.includes(ids.public));
    // A stream that opened early may still be told of what the tests before this one removed.
    const gone = streams[name].updates.flatMap(({ gonePrayers }) => gonePrayers);
    expect([name, gone.filter((id) => Object.values(ids).includes(id))]).toEqual([name, [ids.public]]);
  }
  for (const stream of Object.values(streams)) stream.close();
});

test('a page that shows the prayer is told that it is lost, and who may read it that it changed', async () => {
  const id = await aPrayer('public');
  const of = (as: ActingMember | null) => openStream(gateway.url, { as, variables: { prayers: [id] } });
  const [visitor, team] = [await of(null), await of(naomi)];
  await setVisibility(id, 'team');
  await visitor.until(({ changedPrayers }) => changedPrayers.includes(id));
  await team.until(({ changedPrayers }) => changedPrayers.includes(id));
  const before = visitor.updates.length;
  await gateway.rest('POST', `/api/prayers/${id}/comments`, { as: naomi, body: { content: 'Amen' } });
  await team.until(({ prayerCounts }) => prayerCounts.some((of: { id: number }) => of.id === id));
  expect(visitor.updates.slice(before).flatMap(({ changedPrayers }) => changedPrayers)).toEqual([]);
  [visitor, team].forEach((stream) => stream.close());
});

test('moderators see no report of what is confided to the team, administrators do', async () => {
  const id = await aPrayer('team');
  const moderator = await site.aMember();
  await site.sql`update members set is_moderator = true where id = ${moderator.id}`;
  const { body: comment } = await gateway.rest('POST', `/api/prayers/${id}/comments`, {
    as: naomi,
    body: { content: 'With you' },
  });
  for (const [kind, targetId, as] of [
    ['prayer', id, naomi],
    ['comment', comment.id, ruth],
  ] as const) {
    const report = `mutation { report(kind: ${kind}, targetId: ${targetId}, reason: "x") }`;
    expect((await gateway.graphql(report, {}, { as })).body.data).toEqual({ report: true });
  }
  const queue = async (as: ActingMember) =>
    (await gateway.graphql('{ moderationQueue { kind } moderationCount }', {}, { as })).body.data;
  expect(await queue(moderator)).toEqual({ moderationQueue: [], moderationCount: 0 });
  expect((await queue(admin)).moderationCount).toBe(2);
  const hide = `mutation { hideText(kind: prayer, targetId: ${id}, reason: "x") }`;
  expect((await gateway.graphql(hide, {}, { as: moderator })).body.errors[0].extensions.code).toBe(
    'NOT_FOUND',
  );
  expect((await gateway.graphql(hide, {}, { as: admin })).body.data).toEqual({ hideText: true });
  const read = async (as: ActingMember) => (await gateway.rest('GET', `/api/prayers/${id}`, { as })).status;
  expect([await read(moderator), await read(admin)]).toEqual([404, 200]);
});

test('what is confided to the team needs no approval, and is not put on the wall without it', async () => {
  await site.sql`update site_settings set approve_first = 'everyPrayer'`;
  const { body: made } = await gateway.rest('POST', '/api/prayers', {
    as: boaz,
    body: { ...prayerForm, visibility: 'team' },
  });
  expect(made.status).toBe('active');
  await setVisibility(made.id, 'public', boaz);
  const status = async () => (await gateway.rest('GET', `/api/prayers/${made.id}`, { as: boaz })).body.status;
  expect(await status()).toBe('waiting');
  expect((await gateway.rest('GET', `/api/prayers/${made.id}`)).status).toBe(404);
  await setVisibility(made.id, 'team', boaz);
  expect(await status()).toBe('active');
  await site.sql`update site_settings set approve_first = 'nobody'`;
});

describe('setting it', () => {
  test('is for the author alone, and refuses what it does not know', async () => {
    const id = await aPrayer('public');
    expect((await setVisibility(id, 'members')).data.setPrayerVisibility).toEqual({
      id,
      visibility: 'members',
    });
    expect((await setVisibility(id, 'team', boaz)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await setVisibility(id, 'team', null)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    for (const [method, path] of [
      ['POST', '/api/prayers'],
      ['PUT', `/api/prayers/${id}`],
    ] as const)
      for (const visibility of ['private', 7, '']) {
        const refused = await gateway.rest(method, path, { as: ruth, body: { ...prayerForm, visibility } });
        expect(refused).toMatchObject({
          status: 400,
          body: {
            message: 'Please choose who may read this',
            errors: [{ path: 'visibility', message: 'Please choose who may read this' }],
          },
        });
      }
  });

  test('an edit without it leaves it as it is, over both APIs', async () => {
    const id = await aPrayer('team');
    const edited = await gateway.rest('PUT', `/api/prayers/${id}`, { as: ruth, body: prayerForm });
    expect(edited.body.visibility).toBe('team');
    const over = await gateway.rest('PUT', `/api/prayers/${id}`, {
      as: ruth,
      body: { ...prayerForm, visibility: 'members' },
    });
    expect(over.body.visibility).toBe('members');
    const { body } = await gateway.graphql(
      'mutation ($id: Int!, $input: EditPrayerInput!) { editPrayer(id: $id, input: $input) { visibility } }',
      { id, input: { title: 'T', description: prayerForm.description, visibility: 'public' } },
      { as: ruth },
    );
    expect(body.data.editPrayer.visibility).toBe('public');
    const { body: plain } = await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm });
    expect(plain.visibility).toBe('public');
  });
});

test('a page of the wall reads few rows, however many prayers are for members alone', async () => {
  await site.sql`
    insert into prayers (author_id, typed_name, typed_email, title, description, category, is_anonymous, visibility)
    select ${ruth.id}, '', '', 'Number ' || n, 'For all of us', 'general', false, case when n < 3 then 'public' else 'members' end
    from generate_series(1, 800) as n`;
  await site.sql`analyze prayers`;
  const plan = await site.sql`
    explain select * from prayers
    where status = 'active' and visibility = 'public'
    order by created_at desc, id desc
    limit 21`;
  const lines = plan.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(lines).toContain('Index Scan using prayers_wall_recent');
  expect(lines).not.toContain('Filter');
});

test('a prayer that is confided to the team and opened at the same moment is readable in either', async () => {
  const id = await aPrayer('public');
  for (let round = 0; round < 15; round += 1) {
    await Promise.all(['team', 'members', 'team', 'public'].map((to) => setVisibility(id, to)));
    const { status, body } = await gateway.rest('GET', `/api/prayers/${id}`, { as: ruth });
    expect([status, body.title, body.description]).toEqual([200, 'Ziphion public', prayerForm.description]);
    const [stored] = await site.sql<[{ visibility: string; title: string }]>`
      select visibility, title
      from prayers
      where id = ${id}`;
    expect([stored.title === 'Ziphion public', round]).toEqual([stored.visibility !== 'team', round]);
  }
});
