import { samples } from './samples';
import { openTestSite } from '../../testing/testSite';

test('every mail can be previewed as HTML and as text', async () => {
  const site = await openTestSite();
  const gateway = await site.gateway();
  const list = await gateway.rest('GET', '/mail-preview');
  expect(list.status).toBe(200);
  for (const name of Object.keys(samples)) {
    expect(list.body).toContain(`<a href="/mail-preview/${name}">`);
    const page = await gateway.rest('GET', `/mail-preview/${name}`);
    expect(page.body).toMatch(/<pre[^>]*>[^<]{60,}<\/pre>/);
    const mail = await gateway.rest('GET', `/mail-preview/${name}/html`);
    expect([mail.status, mail.body]).toEqual([200, expect.stringContaining('<h1')]);
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  for (const path of ['/mail-preview/nothing', '/mail-preview/constructor/html']) {
    expect((await gateway.rest('GET', path)).status).toBe(404);
  }
  await site.close();
});

test('there are no previews in production', async () => {
  const site = await openTestSite({ production: true });
  const gateway = await site.gateway();
  for (const path of ['/mail-preview', '/mail-preview/digest', '/mail-preview/digest/html']) {
    const { status, body } = await gateway.rest('GET', path);
    expect(status).not.toBe(200);
    expect(JSON.stringify(body)).not.toContain('digest');
  }
  await site.close();
});
