import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { cookieOf } from '../data/sessions.mjs';

// A separate process of open pages: opens the requested number of streams, and counts the events.
const atOnce = 100;

/** The subscription of a page of the wall. */
const query = `subscription { live(stats: true, wall: true, notifications: true) {
  stats { totalPrayers totalAmens activeToday }
  newPrayers { id category }
  gonePrayers
  prayerCounts { id amenCount commentCount }
  unreadNotificationCount
} }`;

const streams = [];
let received = 0;
let lost = 0;

process.on('message', ({ open, url }) => {
  openAll(open, url).then(
    () => process.send({ streams: streams.length, received, lost }),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());

/** @param {number} [count] none: only the counts are requested */
async function openAll(count, url) {
  if (!count) return;
  const { hostname, port } = new URL(url);
  const path = `/graphql?${new URLSearchParams({ query })}`;
  for (let opened = 0; opened < count; opened += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - opened) }, (_, turn) =>
      openStream(hostname, Number(port), path, 1 + ((opened + turn) % 64)),
    );
    await Promise.all(some);
    await pause(5);
  }
}

function openStream(host, port, path, member) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host);
    socket.setEncoding('latin1');
    socket.once('error', reject);
    socket.once('data', (head) => {
      if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.split('\r\n')[0]));
      streams.push(socket);
      resolve();
    });
    socket.on('data', (text) => {
      for (let at = text.indexOf('event: next'); at >= 0; at = text.indexOf('event: next', at + 1))
        received += 1;
    });
    socket.on('close', () => {
      lost += 1;
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\nCookie: ${cookieOf(member)}\r\n` +
        'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36\r\n' +
        'Accept-Language: en-GB,en;q=0.9\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nSec-Fetch-Site: same-origin\r\n\r\n',
    );
  });
}
