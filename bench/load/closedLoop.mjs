import autocannon from 'autocannon';
import { percentiles } from '../figures/percentiles.mjs';

/**
 * As many calls as the server answers, each connection asking again when it has its answer. Each connection has
 * requests of its own, so that what must not be repeated is not.
 *
 * @param {{ url: string, requests: object[], connections: number, seconds?: number, amount?: number }} load
 */
export async function closedLoop({ url, requests, connections, seconds, amount }) {
  const times = [];
  let next = 0;
  let last = 0;
  const began = performance.now();
  const shareOf = (place) => requests.filter((_, index) => index % connections === place % connections);
  const run = autocannon({
    url,
    connections: Math.min(connections, requests.length),
    ...(amount ? { amount } : { duration: seconds }),
    // It looks only so often whether it is at its end.
    sampleInt: 100,
    setupClient: (client) => client.setRequests(shareOf(next++)),
  });
  run.on('response', (_client, _status, _bytes, time) => {
    times.push(time);
    last = performance.now();
  });
  const result = await run;
  if (result.errors + result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`);
  return { answered: times.length, seconds: (last - began) / 1000, ...percentiles(times) };
}
