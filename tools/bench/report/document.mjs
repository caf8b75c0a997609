import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/tree/root.mjs';
import { aimsTable } from './aims.mjs';
import { behindText } from './behind.mjs';
import { drawCharts } from './charts.mjs';
import { sizingText } from './sizing.mjs';
import { liveTable, peersTable, ratesTable, sizesTable } from './tables.mjs';

/** Writes docs/performance.md and its pictures from one run. */
export function writeDocument(results, file) {
  drawCharts(results);
  const { options, machine, loadAfter } = results;
  const text = `# Performance

${isShort(options) ? short : ''}One run of \`npm run bench\`, begun ${results.began.slice(0, 16).replace('T', ' ')} UTC: communities of ${options.sizes.map(named).join(', ')} prayers, ${options.seconds} s a measurement, the middle of ${options.rounds} rounds (of ${options.peerRounds} where servers are compared), ${options.connections} connections. Everything ran on one machine: ${machine.cores} cores, Node.js ${machine.node}, the embedded PostgreSQL with its default settings, the callers too. Load of the machine before and after: ${machine.load[0]} and ${loadAfter[0]}. What is compared took turns, so read the ratios; figures of another machine differ. All figures: [tools/bench/results/${file}](../tools/bench/results/${file}). This page is written by [tools/bench/report](../tools/bench/report).

## The aims
${aimsTable(results)}

## The feed's page, beside other servers
The first twenty prayers with authors, counts and what the caller has done, asked by a signed-in member on ${named(results.peers.size)} prayers. All answers are the same bytes in canonical JSON, compared before anything is timed. Every server but PostGraphile sends the same single statement through the same pool of ten connections and the same resolver; PostGraphile writes its own SQL over a view. All ran in production mode, without limits per address and without a line of log for each call.

![Processor time for a page](pictures/performance-peers.svg)

${peersTable(results.peers.withDatabase)}

With the page's rows kept in memory, so that the server alone is left:

![Processor time for a page, rows in memory](pictures/performance-memory.svg)

${peersTable(results.peers.inMemory)}

### Calls at a fixed rate
${ratesTable(results.rates)}

## From ${named(options.sizes[0])} to ${named(options.sizes.at(-1))} prayers
![Time of a call on the largest community](pictures/performance-sizes.svg)

${sizesTable(results)}

## Pages that are open
${liveText(results.live)}

${liveTable(results.live)}

## How much machine a community needs
${sizingText(results)}

## What stays behind
${behindText(results)}

${readFileSync(inRoot('tools/bench/report/reading.md'), 'utf8')}`;
  writeFileSync(inRoot('docs/performance.md'), text);
}

const liveText = ({ streams, lost, openSeconds, memoryKb, pushes, expectedPushes, idleCores }) =>
  `${named(streams)} streams to one gateway, opened in ${openSeconds} s, by members, each asking for figures, wall and ` +
  `notifications. Each takes ${memoryKb} KB of the process. Nothing happens: all of them take ${idleCores} of a core. A ` +
  `prayer is counted anew each second: ${named(pushes)} of ${named(expectedPushes)} updates came, ${named(lost)} streams were lost.`;

const isShort = ({ sizes, seconds }) => Math.max(...sizes) < 1_000_000 || seconds < 1;

const short =
  '**A short trial, not the real run.** It says how the measurements work and what to look at. Servers that were ' +
  'asked so little are not warm, and nothing is told of a million prayers: no aim is decided by it.\n\n';

const named = (size) => size.toLocaleString('en');
