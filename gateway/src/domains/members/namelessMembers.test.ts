import { makeThings } from '../../testing/security/community';
import { openTestSite, type TestSite } from '../../testing/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const nameless = { firstName: null, lastName: null, name: null };

/** As after a first sign-in by e-mail whose name was left out. */
test('members without a name are never shown as null, nor by their address', async () => {
  const gateway = await site.gateway();
  const { people, ids } = await makeThings(site, gateway, { owner: nameless, other: nameless });
  await gateway.rest('POST', `/api/prayers/${ids.prayer}/amen`, { as: people.other });
  await gateway.rest('POST', `/api/prayers/${ids.prayer}/comments`, {
    as: people.other,
    body: { content: 'Amen' },
  });
  await gateway.rest('POST', `/api/prayer-groups/${ids.group}/join`, { as: people.other });
  await gateway.rest('POST', `/api/prayer-chains/${ids.chain}/join`, {
    as: people.other,
    body: { hourSlot: 3 },
  });
  await gateway.graphql(
    'mutation ($id: Int!) { inviteToChain(chainId: $id, emails: ["naomi@example.org"]) { id } }',
    { id: ids.privateChain },
    { as: people.owner },
  );

  const words = await site.sql<{ words: string }[]>`
    select coalesce(title, '') || ' ' || coalesce(body, '') as words from notifications
    union all
    select subject || ' ' || props from outbox`;
  expect(words.length).toBeGreaterThan(3);
  expect(words.some((row) => row.words.includes('A member'))).toBe(true);
  const shown = words.map((row) => row.words.replaceAll('": null', ''));
  for (const text of shown) expect(text).not.toMatch(/\b(null|undefined)\b|@example\.org/);

  for (const path of [
    `/api/prayers/${ids.prayer}`,
    '/api/testimonials',
    `/api/prayer-groups/${ids.group}`,
    `/api/prayer-groups/${ids.group}/posts`,
    '/api/prayer-chains',
  ]) {
    const { body } = await gateway.rest('GET', path, { as: await site.aMember() });
    expect([path, JSON.stringify(body)]).toEqual([
      path,
      expect.not.stringMatching(/null null|undefined|@example\.org/),
    ]);
  }
  for (const address of ['/', `/prayers/${ids.prayer}`]) {
    const { body } = await gateway.rest('GET', address);
    expect(String(body)).not.toMatch(/null null|admin@example\.org/);
  }
});
