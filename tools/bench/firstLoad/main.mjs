import '../../../scripts/steps/node.mjs';
import { openBrowser } from '../../checks/browser.mjs';
import { withCheckoutLock, prepare } from '../../../scripts/steps/prepare.mjs';
import { startSite } from '../../../scripts/site/startSite.mjs';
import { step, runCommand } from '../../../scripts/terminal/progress.mjs';
import { installBench } from '../install.mjs';
import { buildMonolith } from './monolith.mjs';
import { median } from '../figures/percentiles.mjs';
import { addresses } from './sites.mjs';
import { visit } from './visit.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);

// npm run first-load: the site and the same code built as a monolith, visited in turns. Prints the median of each figure
// as the table of docs/first-load.md.
await runCommand(async () => {
  await prepare();
  await withCheckoutLock(installBench);
  const folder = await step('monolith', buildMonolith, () => 'built');
  const sites = [
    { name: 'this site', ...(await startSite()) },
    { name: 'monolith', ...(await startSite({ SITE_DIR: folder, SITE_PUBLISH: 'off' })) },
  ];
  const browser = await openBrowser('--disable-background-networking');
  try {
    const visits = [];
    // Round 0 warms databases and caches.
    for (let round = 0; round <= rounds; round += 1)
      for (const address of addresses)
        // Both are first equally often.
        for (const { name, origin } of round % 2 === 0 ? sites : sites.toReversed()) {
          const figures = await visit(browser, origin + address);
          if (round > 0) visits.push({ name, address, ...figures });
        }
    console.log(tableOf(visits));
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.stop()));
  }
});
process.exit();

function tableOf(visits) {
  const rows = addresses.flatMap((address) =>
    ['this site', 'monolith'].map((name) => {
      const own = visits.filter((one) => one.name === name && one.address === address);
      const middle = (figure) => median(own.map((one) => one[figure]));
      const spread = own.map((one) => Math.round(one.milliseconds));
      return `| \`${address}\` | ${name} | ${middle('requests')} | ${middle('kilobytes').toFixed(0)} | ${middle('milliseconds').toFixed(0)} | ${Math.min(...spread)}–${Math.max(...spread)} |`;
    }),
  );
  return [
    '| page | build | requests | KB as sent | heading after, ms | from – to |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
