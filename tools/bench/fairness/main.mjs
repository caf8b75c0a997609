import { orders, simulate } from './simulate.mjs';

/** `node tools/bench/fairness/main.mjs` prints the tables of the README beside it. */
const parish = { days: 60, prayersPerDay: 20, members: 400 };
const city = { days: 20, prayersPerDay: 200, members: 5_000 };
const seeds = [1, 2, 3];

for (const amensPerPrayer of [1, 2, 5]) {
  console.log(`\n### ${amensPerPrayer} amens for each prayer\n`);
  console.log('| order | 20 prayers a day: within 24 h | Gini | 200 prayers a day: within 24 h | Gini |');
  console.log('|---|---|---|---|---|');
  for (const order of Object.keys(orders)) {
    const cells = [parish, city].flatMap((community) => {
      const runs = seeds.map((seed) => simulate({ ...community, amensPerPrayer }, order, seed));
      return [`${(100 * mean(runs, 'prayedFor')).toFixed(1)} %`, mean(runs, 'gini').toFixed(2)];
    });
    console.log(`| ${order} | ${cells.join(' | ')} |`);
  }
}

function mean(runs, figure) {
  return runs.reduce((sum, run) => sum + run[figure], 0) / runs.length;
}
