import { createServer } from 'node:net';
import { sendPort } from './sendPort.mjs';

// The floor of a connection: node:net, which reads a request without looking at it.
const open = new Set();
const server = createServer((socket) => {
  open.add(socket);
  socket.once('close', () => open.delete(socket));
  socket.on('error', () => undefined);
  socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n:\n\n'));
});
server.listen(0, '127.0.0.1', 4096, () => sendPort(server));
