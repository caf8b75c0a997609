import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import axe from 'axe-core';
import sirv from 'sirv';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { openBrowser } from '../checks/browser.mjs';

/** Parts of a page that a story does not have. */
const ofPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'bypass'];

/**
 * Opens every story of the built showcase in light, dark and from right to left, and runs axe on it: with colours, unlike
 * the test in jsdom.
 *
 * @param {string} directory the built showcase
 * @returns {Promise<string>} what was checked
 * @throws {Failure} with each finding in a line
 */
export async function checkStories(directory) {
  const { entries } = JSON.parse(readFileSync(path.join(directory, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const serve = sirv(directory);
  const server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const findings = [];
    for (const globals of [
      'scheme:light;direction:ltr',
      'scheme:dark;direction:ltr',
      'scheme:light;direction:rtl',
    ]) {
      for (const { id } of stories) {
        const address = `http://127.0.0.1:${server.address().port}/iframe.html?id=${id}&globals=${globals};a11y.manual:!true`;
        findings.push(
          ...(await findingsOf(page, address)).map((finding) => `${id} (${globals}): ${finding}`),
        );
      }
    }
    if (findings.length > 0) throw new Failure(findings.join('\n'));
    return `${stories.length} stories in light, dark and from right to left: axe finds nothing.`;
  } finally {
    await browser.close();
    server.close();
  }
}

async function findingsOf(page, address) {
  const faults = [];
  const listen = (error) => faults.push(error.message);
  page.on('pageerror', listen);
  await page.goto(address);
  await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor();
  await page.evaluate(() => document.fonts.ready);
  if (await page.locator('body.sb-show-errordisplay').count()) faults.push('it does not render');
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (left) =>
      globalThis.axe.run(document.body, {
        rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
      }),
    ofPages,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  if (overflow) faults.push('it is wider than the window');
  page.off('pageerror', listen);
  return [
    ...faults,
    ...violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0].html.slice(0, 120)})`),
  ];
}
