import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { cookieOf } from '../data/sessions.mjs';
import { liveQuery } from './liveQuery.mjs';

// A separate process of open pages: opens the requested number of streams, counts the events, and follows the site to
// another gateway as pages do.
const atOnce = 100;
/** Ports of one address are too few for all. */
const streamsOfAddress = 10_000;
/** As kit/app/data/freshness.ts has it. */
const reconnect = { first: 1_000, most: 60_000 };

const path = `/graphql?${new URLSearchParams({ query: liveQuery })}`;

const counts = { streams: 0, received: 0, lost: 0, refused: 0 };
let opening = 0;
/** Where pages reconnect when they lose their stream; none: they do not. */
let next = null;

process.on('message', ({ open, url, follow }) => {
  if (follow) next = follow;
  openAll(open ?? 0, url).then(
    () => process.send(counts),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());

/** With a count of 0 only the counts are requested. */
async function openAll(count, url) {
  for (let opened = 0; opened < count; opened += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - opened) }, () =>
      openStream(pageOf(opening++), url),
    );
    await Promise.all(some);
    await pause(5);
  }
}

const pageOf = (number) => ({
  member: 1 + (number % 64),
  localAddress: `127.0.0.${2 + Math.floor(number / streamsOfAddress)}`,
});

function openStream(page, url) {
  const { hostname: host, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, localAddress: page.localAddress });
    let isOpen = false;
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.once('data', (head) => {
      if (!head.startsWith('HTTP/1.1 200')) {
        socket.destroy();
        return reject(new Error(head.split('\r\n')[0]));
      }
      isOpen = true;
      counts.streams += 1;
      resolve();
    });
    socket.on('data', (text) => {
      for (let at = text.indexOf('event: next'); at >= 0; at = text.indexOf('event: next', at + 1))
        counts.received += 1;
    });
    socket.on('close', () => {
      if (!isOpen) return reject(new Error('closed'));
      counts.streams -= 1;
      counts.lost += 1;
      if (next) void comeBack(page);
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\nCookie: ${cookieOf(page.member)}\r\n` +
        'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36\r\n' +
        'Accept-Language: en-GB,en;q=0.9\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nSec-Fetch-Site: same-origin\r\n\r\n',
    );
  });
}

/** As kit/app/live/liveConnection.ts: after half to one and a half of a second, doubled each time that it fails. */
async function comeBack(page) {
  for (let failures = 0; ; failures += 1) {
    await pause((0.5 + Math.random()) * Math.min(reconnect.most, reconnect.first * 2 ** failures));
    try {
      return await openStream(page, next);
    } catch {
      counts.refused += 1;
    }
  }
}
