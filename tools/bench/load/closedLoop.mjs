import autocannon from 'autocannon';
import { percentiles } from '../figures/percentiles.mjs';

/**
 * A closed loop: each connection sends its next call when the response has come. Connections have different requests, so
 * that calls that must not be repeated are not.
 *
 * @param {{ url: string, requests: object[], connections: number, seconds?: number, amount?: number }} load
 */
export async function closedLoop({ url, requests, connections, seconds, amount }) {
  const times = [];
  let next = 0;
  let last = 0;
  const began = performance.now();
  const shareOf = (connection) =>
    requests.filter((_, index) => index % connections === connection % connections);
  const run = autocannon({
    url,
    connections: Math.min(connections, requests.length),
    ...(amount ? { amount } : { duration: seconds }),
    // The interval at which it checks whether it is done.
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
  return { completed: times.length, seconds: (last - began) / 1000, ...percentiles(times) };
}
