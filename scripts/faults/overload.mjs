import { strict as assert } from 'node:assert';
import { setTimeout as pause } from 'node:timers/promises';
import { watchHealth } from './calls.mjs';
import { settle } from './community.mjs';
import { openFlood } from './flood.mjs';
import { openGateway } from './gateway.mjs';
import { onDatabase } from './postgres.mjs';

/** As many callers as keep a gateway busy without making it refuse anybody. */
const callers = 64;
const seconds = 8;
const times = 3;

/** More calls than a gateway can answer. */
export const overload = [
  {
    name: 'Three times the calls that a gateway can answer: it refuses some at once and answers the others in time',
    isLong: true,
    async run({ makeDatabase }) {
      const url = await makeDatabase();
      const gateway = await openGateway(url, { LOG_LEVEL: 'silent' });
      let flood = null;
      try {
        const { members } = await onDatabase(url, (sql) => settle(sql, { members: 400, prayers: 200 }));
        flood = await openFlood(gateway.port, requestsOf(members, `127.0.0.1:${gateway.port}`));
        await atOnce(flood.ask, 2);
        const capacity = await atOnce(flood.ask, seconds);
        const health = watchHealth(gateway.origin);
        const beyond = await atRate(flood.ask, capacity.accepted.length / seconds);
        const asked = await health.end();

        for (const { accepted, refused, others } of [capacity, beyond]) {
          assert.deepEqual(others, []);
          assert.ok(accepted.length > 0 && refused >= 0);
        }
        assert.ok(beyond.refused > 0, 'Nothing was refused');
        const ratio = p99(beyond.accepted) / p99(capacity.accepted);
        const figures = [
          `${callers} callers: ${perSecond(capacity.accepted)} answers/s, p99 ${p99(capacity.accepted)} ms`,
          `${times} times that: ${perSecond(beyond.accepted)} answers/s, p99 ${p99(beyond.accepted)} ms (${ratio.toFixed(1)} times), ${beyond.refused} of ${beyond.accepted.length + beyond.refused} refused`,
          `${asked} of /healthz`,
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

/** Callers who ask again as soon as they are answered. */
async function atOnce(ask, forSeconds) {
  const tally = openTally();
  const until = performance.now() + forSeconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) await tally.add(ask);
    }),
  );
  return tally;
}

/** Calls that come without waiting for anybody's answer. */
async function atRate(ask, capacity) {
  const tally = openTally();
  const began = performance.now();
  const under = [];
  let sent = 0;
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - began) {
    const due = (passed / 1000) * capacity * times;
    for (; sent < due; sent++) under.push(tally.add(ask));
    await pause(2);
  }
  await Promise.all(under);
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
    async add(ask) {
      const asked = performance.now();
      const { status, retryAfter } = await ask();
      if (status === 200) accepted.push(performance.now() - asked);
      else if (status === 503 && Number(retryAfter) >= 1) this.refused += 1;
      else others.push(status);
    },
  };
}

/** What open pages ask: four times a page of the wall, then an amen. */
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
