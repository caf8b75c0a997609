import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentiles } from '../figures/percentiles.mjs';

/**
 * An open loop: calls at a fixed rate, whether the server keeps up or not. A call's time starts when it was due, so that
 * waiting counts; refusals are counted separately.
 */
export async function openLoop({ url, requests, rate, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const due = Math.floor(rate * seconds);
  const times = [];
  const calls = [];
  let refused = 0;
  const began = performance.now();
  for (let turn = 0; turn < due;) {
    const elapsed = performance.now() - began;
    for (; turn < due && (turn * 1000) / rate <= elapsed; turn += 1) {
      const dueAt = began + (turn * 1000) / rate;
      calls.push(
        call(url, requests[turn % requests.length], agent).then((isAccepted) => {
          if (isAccepted) times.push(performance.now() - dueAt);
          else refused += 1;
        }),
      );
    }
    await pause(1);
  }
  await Promise.all(calls);
  agent.destroy();
  return { rate, completed: times.length, refused, ...percentiles(times) };
}

function call(url, { method, path, headers, body }, agent) {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { method, headers, agent }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode < 300 || response.statusCode === 503) resolve(response.statusCode < 300);
        else reject(new Error(`${path}: ${response.statusCode}`));
      });
    });
    // A refusal closes the connection, which another call may be using.
    sent.on('error', () => resolve(false)).end(body);
  });
}
