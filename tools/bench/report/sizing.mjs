import { table } from './markdown.mjs';

/** Seconds between requests of an open page: its reader scrolls, opens a prayer, gives an amen. */
const pause = 30;
/** Share of a core that leaves room for the peaks of a Sunday morning. */
const usable = 0.5;
const communities = [100, 1_000, 5_000, 20_000];

/** The sum of the measured costs by the number of open pages. */
export function sizingText({ scenarios, live, disks }) {
  const { nodeCpu, postgresCpu, memory } = scenarios.find(({ group }) => group === 'mixed').sizes.at(-1);
  const rows = communities.map((pages) => {
    const calls = pages / pause;
    const node = (pages * live.nodeCpu + calls * nodeCpu) / 1e6;
    const postgres = (pages * live.postgresCpu + calls * postgresCpu) / 1e6;
    const gateways = Math.max(1, Math.ceil(node / usable));
    return [
      pages.toLocaleString('en'),
      Math.ceil(calls).toLocaleString('en'),
      cores(node),
      gateways,
      `${Math.round(memory + ((pages / gateways) * live.memoryKb) / 1024)} MB`,
      cores(postgres),
    ];
  });
  return [
    `From the figures above: an open page gets a live update every second and sends a request every ${pause} ` +
      `seconds, nine of ten to read. A gateway is one thread; it is planned at half a core, and the rest is ` +
      `for peaks. A second gateway is useful anyway, to replace the first without downtime. Cores are those of the measured machine.`,
    table(
      ['pages open at once', 'calls/s', 'cores, Node', 'gateways', 'memory of each', 'cores, PostgreSQL'],
      rows,
    ),
    `Size of the data with its indexes: ${disks
      .map(
        ({ size, disk, fillSeconds }) =>
          `${size.toLocaleString('en')} prayers ${disk.toLocaleString('en')} MB (filled in ${fillSeconds.toLocaleString('en')} s)`,
      )
      .join(', ')}.`,
  ].join('\n\n');
}

const cores = (amount) => (amount < 0.01 ? '< 0.01' : amount.toFixed(2));
