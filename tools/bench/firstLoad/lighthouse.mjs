import '../../../scripts/steps/node.mjs';
import { findBrowser } from '../../checks/browser.mjs';
import { withCheckoutLock, prepare } from '../../../scripts/steps/prepare.mjs';
import { runCommand } from '../../../scripts/terminal/progress.mjs';
import { installBench } from '../install.mjs';
import { median } from '../figures/percentiles.mjs';
import { addresses, measuredSite } from './sites.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const isMember = process.env.BENCH_AS === 'member';
const throttlingMethod = process.env.BENCH_THROTTLING ?? 'simulate';
/** Attempts for one run before the measurement gives up. */
const tries = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

// npm run lighthouse: each page several times as a phone, on a new site or on SITE_ORIGIN, with BENCH_AS=member as
// somebody who has signed in. Prints the median of each score as the table of docs/first-load.md, and Lighthouse's
// findings. Simulated throttling multiplies this machine's CPU time: `benchmarkIndex` says how fast it was (a fast desktop
// has 1500 to 2000; lower means longer blocking time). BENCH_THROTTLING=devtools slows the browser down instead.
await runCommand(async () => {
  await prepare();
  await withCheckoutLock(installBench);
  const { default: lighthouse } = await import('lighthouse');
  const { launch } = await import('chrome-launcher');
  const { cookiesOfMember } = await import('./member.mjs');
  const site = await measuredSite();
  const extraHeaders = isMember ? { Cookie: await cookiesOfMember(site.origin) } : undefined;
  const browser = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const rows = [];
    for (const address of addresses) {
      const runs = [];
      while (runs.length < rounds) runs.push(await runOf(site.origin + address));
      rows.push(rowOf(address, runs));
      console.log(findingsOf(address, runs[0]));
    }
    console.log(
      [
        '| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocked | shift | benchmarkIndex |',
        '|---|---|---|---|---|---|---|---|---|---|',
        ...rows,
      ].join('\n'),
    );
  } finally {
    browser.kill();
    await site.stop();
  }

  /** One run with all its figures; a run without is logged and repeated. */
  async function runOf(address, attempt = 1) {
    const { lhr } = await lighthouse(address, {
      port: browser.port,
      logLevel: 'error',
      extraHeaders,
      throttlingMethod,
    });
    const trouble = troubleOf(lhr);
    if (!trouble) return lhr;
    console.log(`${address} had no figures: ${trouble}`);
    if (attempt === tries) throw new Error(`${address} had no figures in ${tries} tries`);
    return runOf(address, attempt + 1);
  }
});
process.exit();

/** The reason why figures are missing; null when none are. */
function troubleOf({ runtimeError, audits }) {
  if (runtimeError) return `${runtimeError.code} ${runtimeError.message}`;
  const missing = figures.filter((name) => audits[name].numericValue === undefined);
  if (missing.length === 0) return null;
  return missing.map((name) => `${name}: ${audits[name].errorMessage ?? 'no reason given'}`).join('; ');
}

function rowOf(address, runs) {
  const scores = categories.map((name) =>
    Math.round(100 * median(runs.map((run) => run.categories[name].score))),
  );
  const [first, largest, blocked, shift] = figures.map((name) =>
    median(runs.map((run) => run.audits[name].numericValue)),
  );
  const speed = median(runs.map((run) => run.environment.benchmarkIndex));
  const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
  return `| \`${address}\` | ${scores.join(' | ')} | ${seconds(first)} | ${seconds(largest)} | ${blocked.toFixed(0)} ms | ${shift.toFixed(3)} | ${speed.toFixed(0)} |`;
}

/** The audits that keep a score below 100. */
function findingsOf(address, { categories: scored, audits }) {
  const lines = Object.values(scored).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => `  ${title}: ${audits[id].title} ${audits[id].displayValue ?? ''}`),
  );
  return [address, ...lines].join('\n');
}
