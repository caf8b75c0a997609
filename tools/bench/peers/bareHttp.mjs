import { createServer } from 'node:http';
import { openFeed } from './feedPage.mjs';
import { sendPort } from './sendPort.mjs';

// The baseline: node:http, the same SQL over postgres.js, JSON.stringify. No GraphQL, validation, limits or log.
const findPage = openFeed(process.env.DATABASE_URL);

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    void respond(request, response, JSON.parse(Buffer.concat(chunks).toString()));
  });
});
server.listen(0, '127.0.0.1', () => sendPort(server));

async function respond(request, response, { variables }) {
  const text = JSON.stringify({ data: { prayers: await findPage(request.headers, variables) } });
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
