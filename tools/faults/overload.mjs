import { strict as assert } from 'node:assert';
import { setTimeout as pause } from 'node:timers/promises';
import { watchHealth } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { openFlood } from './flood.mjs';
import { openGateway } from './gateway.mjs';
import { onDatabase } from './postgres.mjs';

/** Enough callers to keep a gateway busy without refusals. */
const callers = 64;
const seconds = 8;
const times = 3;

/** More requests than a gateway can handle. */
export const overload = [
  {
    name: 'Three times the requests that a gateway can handle: it refuses some at once and handles the others in time',
    isLong: true,
    async run({ makeDatabase }) {
      const url = await makeDatabase();
      const gateway = await openGateway(url, { LOG_LEVEL: 'silent' });
      let flood = null;
      try {
        const { members } = await onDatabase(url, (sql) =>
          createCommunity(sql, { members: 400, prayers: 200 }),
        );
        flood = await openFlood(gateway.port, requestsOf(members, `127.0.0.1:${gateway.port}`));
        await closedLoop(flood.send, 2);
        const capacity = await closedLoop(flood.send, seconds);
        const health = watchHealth(gateway.origin);
        const beyond = await atRate(flood.send, capacity.accepted.length / seconds);
        const checks = await health.end();

        for (const { accepted, refused, others } of [capacity, beyond]) {
          assert.deepEqual(others, []);
          assert.ok(accepted.length > 0 && refused >= 0);
        }
        assert.ok(beyond.refused > 0, 'Nothing was refused');
        const ratio = p99(beyond.accepted) / p99(capacity.accepted);
        const figures = [
          `${callers} callers: ${perSecond(capacity.accepted)} responses/s, p99 ${p99(capacity.accepted)} ms`,
          `${times} times that: ${perSecond(beyond.accepted)} responses/s, p99 ${p99(beyond.accepted)} ms (${ratio.toFixed(1)} times), ${beyond.refused} of ${beyond.accepted.length + beyond.refused} refused`,
          `${checks} checks of /healthz`,
        ].join('; ');
        assert.ok(ratio <= 3, figures);
        return figures;
      } finally {
        flood?.close();
        await gateway.remove();
      }
    },
  },
];

/** A closed loop: each caller sends its next request when the response has come. */
async function closedLoop(send, forSeconds) {
  const tally = openTally();
  const until = performance.now() + forSeconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) await tally.add(send);
    }),
  );
  return tally;
}

/** An open loop: requests come at a fixed rate. */
async function atRate(send, capacity) {
  const tally = openTally();
  const began = performance.now();
  const pending = [];
  let sent = 0;
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - began) {
    const due = (passed / 1000) * capacity * times;
    for (; sent < due; sent++) pending.push(tally.add(send));
    await pause(2);
  }
  await Promise.all(pending);
  return tally;
}

function openTally() {
  const accepted = [];
  const others = [];
  return {
    /** Milliseconds. */
    accepted,
    refused: 0,
    others,
    async add(send) {
      const started = performance.now();
      const { status, retryAfter } = await send();
      if (status === 200) accepted.push(performance.now() - started);
      else if (status === 503 && Number(retryAfter) >= 1) this.refused += 1;
      else others.push(status);
    },
  };
}

/** The requests of open pages: four times a page of the wall, then an amen. */
function requestsOf(members, host) {
  let number = 0;
  return () => {
    number += 1;
    const as = members[number % members.length];
    const first =
      number % 5 === 0 ? `POST /api/prayers/${1 + (number % 200)}/amen` : 'GET /api/prayers?limit=10';
    return [
      `${first} HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: ${as.cookie}`,
      `X-Forwarded-For: ${as.address}`,
      'Content-Length: 0',
      '\r\n',
    ].join('\r\n');
  };
}

const perSecond = ({ length }) => Math.round(length / seconds);

function p99(durations) {
  const sorted = durations.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)]);
}
