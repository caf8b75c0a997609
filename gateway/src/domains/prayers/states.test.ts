import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { submitPrayer } from './prayers';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
  boaz = await site.aMember();
});
afterAll(() => site.close());

const aPrayer = () => submitPrayer(ruth.context, prayerForm);

async function setStatus(id: number, status: string) {
  await site.sql`update prayers set status = ${status} where id = ${id}`;
}

describe('an answered prayer', () => {
  test('is readable, accepts no amen, but accepts encouragement', async () => {
    const { id } = await aPrayer();
    await setStatus(id, 'answered');
    expect(await gateway.rest('GET', `/api/prayers/${id}`)).toMatchObject({
      status: 200,
      body: { status: 'answered' },
    });
    const amen = await gateway.rest('POST', `/api/prayers/${id}/amen`, { as: boaz });
    expect(amen).toMatchObject({ status: 409, body: { message: 'This prayer has already been answered' } });
    const { body } = await gateway.graphql(
      'mutation ($id: Int!) { giveAmen(prayerId: $id) { id } }',
      { id },
      { as: boaz },
    );
    expect(body.errors).toMatchObject([
      { message: 'This prayer has already been answered', extensions: { code: 'CONFLICT' } },
    ]);
    expect(await site.sql`select from amens where prayer_id = ${id}`).toHaveLength(0);
    const words = await gateway.rest('POST', `/api/prayers/${id}/comments`, {
      as: boaz,
      body: { content: 'Thanks be to God' },
    });
    expect(words.status).toBe(201);
  });
});

describe('a prayer that moderation hides', () => {
  test('exists only for its owner; everybody else gets 404', async () => {
    const { id } = await aPrayer();
    await setStatus(id, 'hidden');
    expect(await gateway.rest('GET', `/api/prayers/${id}`, { as: ruth })).toMatchObject({
      status: 200,
      body: { status: 'hidden' },
    });
    for (const as of [boaz, null]) {
      for (const path of ['', '/ownership', '/amen/check']) {
        const hidden = await gateway.rest('GET', `/api/prayers/${id}${path}`, { as });
        const never = await gateway.rest('GET', `/api/prayers/2000000000${path}`, { as });
        expect([hidden.status, hidden.body]).toEqual([never.status, never.body]);
      }
    }
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/amen'],
      ['POST', '/comments'],
      ['POST', '/updates'],
    ] as const) {
      expect(await gateway.rest(method, `/api/prayers/${id}${path}`, { as: boaz, body: {} })).toMatchObject({
        status: 404,
      });
    }
  });

  test('can be read by site administrators over both APIs, who can do nothing with it and do not learn who wrote it', async () => {
    const admin = await site.aMember({ email: 'admin@example.org' });
    const { id } = await submitPrayer(ruth.context, { ...prayerForm, isAnonymous: true });
    await gateway.rest('POST', `/api/prayers/${id}/comments`, { as: boaz, body: { content: 'With you' } });
    await setStatus(id, 'hidden');

    const fields = 'id title description status isAnonymous isOwner user { name } comments { content }';
    const { body: read } = await gateway.rest('GET', `/api/prayers/${id}`, { as: admin });
    const { body } = await gateway.graphql(`{ prayer(id: ${id}) { ${fields} } }`, {}, { as: admin });
    expect(body.data.prayer).toEqual({
      id,
      title: prayerForm.title,
      description: prayerForm.description,
      status: 'hidden',
      isAnonymous: true,
      isOwner: false,
      user: null,
      comments: [{ content: 'With you' }],
    });
    expect(read).toMatchObject(body.data.prayer);
    for (const [path, answer] of [
      ['/ownership', { isOwner: false }],
      ['/amen/check', { hasAmened: false }],
      ['/comments', { hasMore: false }],
    ] as const) {
      expect(await gateway.rest('GET', `/api/prayers/${id}${path}`, { as: admin })).toMatchObject({
        status: 200,
        body: answer,
      });
    }

    for (const [method, path, words] of [
      ['PUT', '', prayerForm],
      ['DELETE', '', undefined],
      ['POST', '/amen', undefined],
      ['POST', '/comments', { content: 'x' }],
      ['POST', '/updates', { content: 'x' }],
      ['POST', '/testimonial', { title: 'x', testimony: 'It came at last.' }],
    ] as const) {
      const refused = await gateway.rest(method, `/api/prayers/${id}${path}`, { as: admin, body: words });
      expect([method, path, refused.status]).toEqual([method, path, 404]);
    }

    await setStatus(id, 'removed');
    expect((await gateway.rest('GET', `/api/prayers/${id}`, { as: admin })).status).toBe(404);
  });

  test('accepts nothing new, and can be withdrawn by its owner', async () => {
    const { id } = await aPrayer();
    await setStatus(id, 'hidden');
    for (const [path, body] of [
      ['amen', undefined],
      ['comments', { content: 'x' }],
      ['updates', { content: 'x' }],
    ] as const) {
      expect(await gateway.rest('POST', `/api/prayers/${id}/${path}`, { as: ruth, body })).toMatchObject({
        status: 409,
      });
    }
    expect(await gateway.rest('DELETE', `/api/prayers/${id}`, { as: ruth })).toMatchObject({ status: 204 });
  });
});

test.each(['0', '-1', '1.5', 'abc', '1e3', '01', '2147483648', '99999999999999999999', '%00', 'null'])(
  'an id like %s is 404, never 500',
  async (id) => {
    for (const [method, path] of [
      ['GET', `/api/prayers/${id}`],
      ['GET', `/api/prayers/${id}/ownership`],
      ['GET', `/api/prayers/${id}/amen/check`],
      ['POST', `/api/prayers/${id}/amen`],
      ['POST', `/api/prayers/${id}/comments`],
      ['PUT', `/api/prayers/${id}`],
      ['DELETE', `/api/prayers/${id}`],
      ['DELETE', `/api/comments/${id}`],
    ] as const) {
      expect([method, path, (await gateway.rest(method, path, { as: ruth })).status]).toEqual([
        method,
        path,
        404,
      ]);
    }
  },
);
