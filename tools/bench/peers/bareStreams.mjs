import { createServer } from 'node:http';
import { sendPort } from './sendPort.mjs';

// The floor of a stream: node:http, one event of a comment, nothing else.
const open = new Set();
const server = createServer((request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.write(':\n\n');
  open.add(response);
  response.once('close', () => open.delete(response));
});
server.listen(0, '127.0.0.1', () => sendPort(server));
