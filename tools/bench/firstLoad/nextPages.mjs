import '../../../scripts/steps/node.mjs';
import { openBrowser } from '../../checks/browser.mjs';
import { withCheckoutLock, prepare } from '../../../scripts/steps/prepare.mjs';
import { runCommand } from '../../../scripts/terminal/progress.mjs';
import { installBench } from '../install.mjs';
import { journeys, travel } from './journeys.mjs';
import { median } from '../figures/percentiles.mjs';
import { measuredSite } from './sites.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

// npm run next-pages: from an open page to the next one on a slow phone, on a new site or on SITE_ORIGIN. Prints the
// median of each figure as the table of docs/first-load.md. BENCH_JOURNEYS has a part of the names of those to travel.
await runCommand(async () => {
  await prepare();
  await withCheckoutLock(installBench);
  const site = await measuredSite();
  const browser = await openBrowser('--disable-background-networking');
  const chosen = journeys.filter(({ name }) => name.includes(process.env.BENCH_JOURNEYS ?? ''));
  try {
    const taken = new Map(chosen.map(({ name }) => [name, []]));
    // Round 0 warms databases and caches.
    for (let round = 0; round <= rounds; round += 1)
      for (const journey of chosen) {
        const figures = await travel(browser, site.origin, journey);
        if (round > 0) taken.get(journey.name).push(figures);
      }
    console.log(tableOf(taken));
  } finally {
    await browser.close();
    await site.stop();
  }
});
process.exit();

function tableOf(taken) {
  const rows = [...taken].map(([name, runs]) => {
    const middle = (figure) => {
      const known = runs.map((run) => run[figure]).filter((value) => value !== null);
      return known.length === 0
        ? '–'
        : `${median(known).toFixed(0)} (${Math.min(...known).toFixed(0)}–${Math.max(...known).toFixed(0)})`;
    };
    return `| ${name} | ${middle('heading')} | ${middle('content')} | ${middle('largest')} | ${middle('requests')} |`;
  });
  return [
    '| from → to | heading, ms | content, ms | largest paint, ms | requests |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
