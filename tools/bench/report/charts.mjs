import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/tree/root.mjs';
import { barChart } from './barChart.mjs';

/** Draws the pictures of docs/performance.md. */
export function drawCharts({ peers, scenarios }) {
  mkdirSync(inRoot('docs/pictures'), { recursive: true });
  draw('peers', {
    title: 'Processor time for a page of the feed, Prayer Wall = 1 (less is better)',
    parts: ['Node.js', 'PostgreSQL'],
    bars: inProportion(peers.withDatabase.peers),
  });
  draw('memory', {
    title: 'The server alone, rows in memory, Prayer Wall = 1 (less is better)',
    parts: ['Node.js'],
    bars: inProportion(peers.inMemory.peers).map(({ name, values: [node] }) => ({ name, values: [node] })),
  });
  const [smallest, largest] = [scenarios[0].sizes[0].size, scenarios[0].sizes.at(-1).size];
  draw('sizes', {
    title: `Processor time on ${largest.toLocaleString('en')} prayers, on ${smallest.toLocaleString('en')} = 1`,
    parts: ['Node.js', 'PostgreSQL'],
    bars: scenarios.map(({ group, name, sizes }) => {
      const whole = sizes[0].nodeCpu + sizes[0].postgresCpu;
      return {
        name: `${group}: ${name}`,
        values: [sizes.at(-1).nodeCpu / whole, sizes.at(-1).postgresCpu / whole],
      };
    }),
  });
}

function inProportion(peers) {
  const whole = peers[0].nodeCpu + peers[0].postgresCpu;
  return peers.map(({ title, nodeCpu, postgresCpu }) => ({
    name: title,
    values: [nodeCpu / whole, postgresCpu / whole],
  }));
}

const draw = (name, chart) => writeFileSync(inRoot(`docs/pictures/performance-${name}.svg`), barChart(chart));
