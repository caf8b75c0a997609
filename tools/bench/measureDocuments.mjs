import { openBrowser } from '../checks/browser.mjs';
import { cookieOf } from './data/sessions.mjs';
import { measured } from './figures/measured.mjs';
import { closedLoop } from './load/closedLoop.mjs';
import { feedBody } from './peers/feedQuery.mjs';
import { startGateway, startPeer } from './programs.mjs';
import { callOnce, graphql } from './scenarios/calls.mjs';
import { summaryOf } from './measureScenarios.mjs';

const member = 1;
const warmCalls = 1000;
const path = '/prayers';
const sites = [
  { name: 'gateway', title: 'Prayer Wall', start: startGateway },
  { name: 'next', title: 'Next.js 16', start: (how) => startPeer('next/server', how) },
];
const readers = { visitor: undefined, member };

/** The page of the wall as a whole document, from this site and from Next.js, in turns. */
export async function measureDocuments(options, databases) {
  const how = { databaseUrl: databases.urlOf(options.peerSize), directory: options.directory };
  const running = [];
  try {
    for (const site of sites) running.push({ ...site, program: await site.start(how) });
    await requireSameTexts(running);
    const rows = [];
    for (const reader of Object.keys(readers))
      rows.push(...(await measureReader(reader, running, options, databases)));
    return { size: options.peerSize, rows };
  } finally {
    for (const { program } of running) await program.stop();
  }
}

async function measureReader(reader, running, options, { stateFile }) {
  const found = new Map(running.map(({ name }) => [name, []]));
  const loadOf = (url) => ({
    url,
    requests: Array(options.connections).fill(documentOf(reader)),
    connections: options.connections,
  });
  for (const { program } of running) await closedLoop({ ...loadOf(program.url), amount: warmCalls });
  for (let round = 0; round < options.peerRounds; round += 1)
    for (const { name, program } of round % 2 === 0 ? running : running.toReversed())
      found
        .get(name)
        .push(
          await measured({ program, stateFile }, { ...loadOf(program.url), seconds: options.peerSeconds }),
        );
  const rows = [];
  for (const { name, title, program } of running)
    rows.push({
      name,
      title,
      reader,
      ...summaryOf(found.get(name)),
      rounds: found.get(name),
      ...(await transferOf(program.url + path, reader)),
    });
  return rows;
}

const documentOf = (reader) => ({
  method: 'GET',
  path,
  headers: {
    accept: 'text/html',
    'accept-encoding': 'gzip',
    'accept-language': 'en',
    ...(readers[reader] && { cookie: cookieOf(readers[reader]) }),
  },
});

/** Both documents show the texts of the same twenty prayers. @throws naming a text that is missing */
async function requireSameTexts(running) {
  const [{ program }] = running;
  const { data } = await callOnce(program.url, graphql(member, feedBody({})));
  for (const {
    title,
    program: { url },
  } of running)
    for (const reader of Object.keys(readers)) {
      const { headers } = documentOf(reader);
      const html = await (await fetch(url + path, { headers })).text();
      const missing = data.prayers.prayers
        .flatMap((prayer) => [prayer.title, prayer.description])
        .find((text) => !html.includes(text));
      if (missing) throw new Error(`${title} does not show a ${reader} "${missing}":\n${html.slice(0, 500)}`);
    }
}

/** What a browser transfers until the page is idle, in bytes as sent. */
async function transferOf(url, reader) {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    const { hostname } = new URL(url);
    const [name, value] = cookieOf(member).split('=');
    if (readers[reader]) await context.addCookies([{ name, value, domain: hostname, path: '/' }]);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(5_000);
    return await page.evaluate(() => {
      const [documentEntry] = performance.getEntriesByType('navigation');
      const entries = performance.getEntriesByType('resource');
      const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
      const bytesOf = (list) => list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return {
        htmlBytes: documentEntry.encodedBodySize,
        htmlBytesPlain: documentEntry.decodedBodySize,
        scripts: scripts.length,
        scriptBytes: bytesOf(scripts),
        requests: 1 + entries.length,
        allBytes: bytesOf([documentEntry, ...entries]),
      };
    });
  } finally {
    await browser.close();
  }
}
