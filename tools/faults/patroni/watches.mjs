import { call, repeat, requireRepeatable, untilSuccess } from '../calls.mjs';
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
  const times = instants();
  let refused = 0;
  const watch = repeat(100, async () => {
    const response = await call(origin, '/api/prayers?limit=20');
    if (response.status === 200) return times.add();
    requireRepeatable(response, 'GET /api/prayers');
    refused += 1;
  });
  return { ...watch, times, refused: () => refused };
}

/** A page with a live stream, which is opened again when it ends. */
export function watchLive(origin) {
  const times = instants();
  const leave = new AbortController();
  let stream = null;
  const watch = repeat(500, async () => {
    try {
      stream ??= await openLive(origin, leave.signal);
      for (;;) {
        await stream?.next();
        if (!stream) return;
        times.add();
      }
    } catch {
      stream = null;
    }
  });
  return {
    times,
    end() {
      leave.abort();
      return watch.end();
    },
  };
}

/** Visitors who subscribe to the digest with new addresses all the time: each gets one mail to confirm. */
export function watchMails(origins, label) {
  const addresses = [];
  let number = 0;
  const watch = repeat(250, async () => {
    number += 1;
    const email = `${label}.${number}@example.org`;
    await untilSuccess(origins[number % origins.length], '/api/newsletter/subscribe', {
      as: { cookie: '', address: `10.9.${number >> 8}.${number & 255}` },
      method: 'POST',
      body: { email },
    });
    addresses.push(email);
  });
  return { ...watch, addresses };
}
