import { openBuiltSite, type BuiltSite } from '../../testing/builtSite';

let site: BuiltSite;

beforeAll(async () => {
  site = await openBuiltSite();
});
afterAll(() => site.close());

test('a suspended member is signed out by the next page, which says why in their language, and reads on like a visitor', async () => {
  const { id, session } = await site.aMember();
  const cookie = `pw_session=${session}; locale=es`;
  await site.sql`update members set suspended_at = now() where id = ${id}`;
  const { headers, body } = await site.rest('GET', '/prayers', { headers: { cookie } });
  expect(headers.get('prayer-wall-member')).toBeNull();
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^pw_session=; Max-Age=0; /),
    expect.stringMatching(/^pw_signed_out=0; /),
  ]);
  const [, json] = /id="page">(.*)<\/script>/.exec(body)!;
  expect(JSON.parse(json!)).toMatchObject({
    session: null,
    suspension: expect.stringMatching(/^Esta cuenta está suspendida.*prayers@example\.org/),
  });
});

test('a session that has ended elsewhere is removed by the next page, not by the question whose page it is', async () => {
  const { id, session } = await site.aMember();
  await site.sql`delete from sessions where member_id = ${id}`;
  const cookies = async (method: string) => {
    const { headers } = await fetch(`${site.url}/prayers`, {
      method,
      headers: { cookie: `pw_session=${session}` },
    });
    return [headers.get('prayer-wall-member'), headers.getSetCookie().map((line) => line.split(';')[0])];
  };
  expect(await cookies('HEAD')).toEqual(['0', []]);
  expect(await cookies('GET')).toEqual(['0', ['pw_session=', 'pw_signed_out=0']]);
});

test('a page of somebody who is signed in, or never was, removes no session', async () => {
  for (const as of [site.ruth, null]) {
    const { headers, body } = await site.rest('GET', '/prayers', { as });
    expect([headers.getSetCookie(), body.includes('suspension')]).toEqual([[], false]);
  }
});
