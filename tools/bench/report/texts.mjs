import { named } from './markdown.mjs';
import { bloatTable } from './tables.mjs';

/** What open pages cost. */
export const liveText = ({
  floors,
  streams,
  requestedStreams,
  lost,
  openSeconds,
  openCpu,
  memoryKb,
  pushes,
  expectedPushes,
  idleCores,
}) =>
  [
    `${named(streams)} streams of members to one gateway${streams < requestedStreams ? `; ${named(requestedStreams)} were requested, and a process may have no more files open here` : ''}. They opened in ${openSeconds} s, each for statistics, wall and notifications, and each took ${openCpu} µs of processor time of Node.`,
    `Memory of each, by the growth of the process after a collection: ${memoryKb} KB. The same for an open response of node:http that does nothing else: ${floors.http} KB, and for a socket alone: ${floors.socket} KB. A process that has free memory from its start grows less, so that these decide nothing for few streams; [decision 89](decisions/0089-streams-stay-on-node-http.md) has the heap of each. Kernel buffers are not counted.`,
    `Without changes, all of them together take ${idleCores} of a core. With a changed count each second, ${named(pushes)} of ${named(expectedPushes)} updates arrived and ${named(lost)} streams were lost.`,
  ].join(' ');

/** What is simulated of a very large community. */
export const manyText = ({
  many: { gateways, streams, memoryBytes, cpu, idleCores, received, expected, ended },
}) =>
  `**${named(streams)} pages at ${gateways} gateways were simulated**: the live updates of each gateway with its own connections to PostgreSQL, all in one process, and pages that are objects and no sockets. A page takes ${memoryBytes} bytes of that, and an update ${cpu.toFixed(1)} µs of processor time for each page; without changes all together take ${idleCores.toFixed(3)} of a core. Of ${named(expected)} updates ${named(received)} arrived, and ${named(ended)} streams ended. Sockets and HTTP come on top: the figures of the one gateway above.`;

/** What it costs that all pages come to another gateway at once. */
export const deployText = ({ streams, deploy: { seconds, back, refused, nodeSeconds, postgresSeconds } }) =>
  `**When a gateway is replaced without a drain**, all ${named(streams)} pages lose their streams at once and come back after half to one and a half of a second, doubled each time that it fails. After ${seconds} s ${named(back)} were back at the other gateway; ${named(refused)} attempts were refused meanwhile and repeated. It took ${nodeSeconds} s of processor time of Node and ${postgresSeconds} s of PostgreSQL.`;

/** What many amens leave behind. */
export const bloatText = (bloat) =>
  [
    `${named(bloat.amens)} amens with their triggers on ${named(bloat.size)} prayers, more of them on newer ones, a hundred in a transaction, in ${named(bloat.seconds)} s. Tables: size, dead rows, and how often autovacuum has been there; indexes: size and how full their leaves are.`,
    bloatTable(bloat),
  ].join('\n\n');
