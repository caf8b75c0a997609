import { orders, simulate } from './simulate.mjs';

/** `node tools/bench/fairness/main.mjs` prints the tables of the README beside it. */
const parish = { days: 60, prayersPerDay: 20, members: 400 };
const city = { days: 20, prayersPerDay: 200, members: 5_000 };
const seeds = [1, 2, 3];

const heads = [
  '20 prayers a day: within 24 h',
  'ever',
  'Gini',
  '200 prayers a day: within 24 h',
  'ever',
  'Gini',
];

for (const amensPerPrayer of [0.8, 1, 2, 5]) {
  console.log(`\n### ${amensPerPrayer} ${amensPerPrayer === 1 ? 'amen' : 'amens'} for each prayer\n`);
  console.log(`| order | ${heads.join(' | ')} |`);
  console.log(`|${'---|'.repeat(heads.length + 1)}`);
  let atMost = [];
  for (const order of Object.keys(orders)) {
    const of = [parish, city].map((community) =>
      seeds.map((seed) => simulate({ ...community, amensPerPrayer }, order, seed)),
    );
    const cells = of.flatMap((runs) => [
      share(runs, 'prayedFor'),
      share(runs, 'ever'),
      mean(runs, 'gini').toFixed(2),
    ]);
    console.log(`| ${order} | ${cells.join(' | ')} |`);
    atMost = of.flatMap((runs) => [share(runs, 'atMost'), '', '']);
  }
  console.log(`| any order, at most | ${atMost.join(' | ')} |`);
}

function share(runs, figure) {
  return `${(100 * mean(runs, figure)).toFixed(1)} %`;
}

function mean(runs, figure) {
  return runs.reduce((sum, run) => sum + run[figure], 0) / runs.length;
}
