import { openBuiltSite, type BuiltSite } from '../../testing/builtSite';

let site: BuiltSite;

beforeAll(async () => {
  site = await openBuiltSite();
});
afterAll(() => site.close());

test('a shared prayer has a link preview and is not indexed', async () => {
  const { id } = await site.aPrayer({ title: 'Hope & "light" <b>' });
  for (const address of [`/prayers/${id}`, `/prayer/${id}`]) {
    const { status, body } = await site.rest('GET', address);
    expect(status).toBe(200);
    expect(body).toContain('<meta property="og:title" content="Hope &amp; &quot;light&quot; &lt;b&gt;" />');
    expect(body).toContain('For the road to Bethlehem');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).not.toContain('ruth@example.org');
  }
});

test('the preview of a testimony has its text, but no anonymous author', async () => {
  const prayer = await site.aPrayer({ isAnonymous: true, name: 'Canaryname' });
  const { body: testimony } = await site.rest('POST', `/api/prayers/${prayer.id}/testimonial`, {
    as: site.ruth,
    body: { title: 'The short road', testimony: 'We came home by the short road.' },
  });
  const { status, body } = await site.rest('GET', `/testimonials?testimony=${testimony.id}`);
  expect(status).toBe(200);
  expect(body).toContain('<meta property="og:title" content="The short road" />');
  expect(body).toContain('We came home by the short road.');
  expect(body).toContain('<meta name="robots" content="noindex" />');
  expect(body).not.toContain('Canaryname');
  for (const unknown of ['999999', 'x']) {
    const unknownPage = await site.rest('GET', `/testimonials?testimony=${unknown}`);
    expect(unknownPage.body).toContain('<meta property="og:title" content="Title of /testimonials" />');
  }
});

test('previews of a group and an invitation contain public data; an invite link that was reset is 404', async () => {
  const { body: group } = await site.rest('POST', '/api/prayer-groups', {
    as: site.ruth,
    body: { name: 'Gleaners', description: 'At dawn.', theme: 'family', isPrivate: true },
  });
  for (const address of [`/prayer-groups/${group.id}`, `/join/${group.inviteLinkToken}`]) {
    const { status, body } = await site.rest('GET', address);
    expect(status).toBe(200);
    expect(body).toContain('<meta property="og:title" content="Gleaners" />');
  }
  expect((await site.rest('GET', '/join/unknown')).status).toBe(404);
  expect((await site.rest('GET', '/prayer-groups/999999')).status).toBe(404);
});
