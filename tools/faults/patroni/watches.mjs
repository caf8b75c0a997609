import { setTimeout as pause } from 'node:timers/promises';
import { call, requireRepeatable } from '../calls.mjs';
import { openLive } from '../live.mjs';

/** Collects instants, to find the longest time between two of them. */
export function instants() {
  const times = [];
  return {
    add: () => void times.push(performance.now()),
    count: () => times.length,
    /** Seconds of the longest pause that ended or began after `since`. */
    longestGap(since) {
      let longest = 0;
      let before = since;
      for (const time of [...times.filter((one) => one > since), performance.now()]) {
        longest = Math.max(longest, time - before);
        before = time;
      }
      return longest / 1000;
    },
  };
}

/** A visitor who reads the wall all the time. */
export function watchReads(origin) {
  const answered = instants();
  let refused = 0;
  return everySoOften(
    100,
    answered,
    async () => {
      const response = await call(origin, '/api/prayers?limit=20');
      if (response.status === 200) return answered.add();
      requireRepeatable(response, 'GET /api/prayers');
      refused += 1;
    },
    () => refused,
  );
}

/** A page with a live stream, which is opened again when it ends. */
export function watchLive(origin) {
  const updated = instants();
  const leave = new AbortController();
  let stream = null;
  const watch = everySoOften(500, updated, async () => {
    try {
      stream ??= await openLive(origin, leave.signal);
      for (;;) {
        await stream?.next();
        if (!stream) return;
        updated.add();
      }
    } catch {
      stream = null;
    }
  });
  return {
    ...watch,
    end() {
      leave.abort();
      return watch.end();
    },
  };
}

/** Visitors who subscribe to the digest with new addresses all the time: each gets one mail to confirm. */
export function watchMails(origins, label) {
  const subscribed = instants();
  const addresses = [];
  let number = 0;
  const watch = everySoOften(250, subscribed, async () => {
    number += 1;
    const email = `${label}.${number}@example.org`;
    for (;;) {
      const response = await call(origins[number % origins.length], '/api/newsletter/subscribe', {
        as: { cookie: '', address: `10.9.${number >> 8}.${number & 255}` },
        method: 'POST',
        body: { email },
      });
      if (response.status === 200) break;
      requireRepeatable(response, 'POST /api/newsletter/subscribe');
      await pause(200);
    }
    addresses.push(email);
    subscribed.add();
  });
  return { ...watch, addresses };
}

/** Repeats an action until `end`, which rejects when an action did. */
function everySoOften(milliseconds, times, act, refused = () => 0) {
  const watch = { isOver: false };
  const running = (async () => {
    while (!watch.isOver) {
      await act();
      await pause(milliseconds);
    }
  })();
  running.catch(() => undefined);
  return {
    times,
    refused,
    end() {
      watch.isOver = true;
      return running;
    },
  };
}
