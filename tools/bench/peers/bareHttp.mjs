import { createServer } from 'node:http';
import { findFeed, openWall, writeCursor } from '../dist/wall.mjs';
import { sendPort } from './sendPort.mjs';

// The baseline: node:http, the same SQL over postgres.js, JSON.stringify. No GraphQL, validation, limits or log.
const { contextOf } = openWall(process.env.DATABASE_URL);

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    void respond(request, response, JSON.parse(Buffer.concat(chunks).toString()));
  });
});
server.listen(0, '127.0.0.1', () => sendPort(server));

async function respond(request, response, { variables }) {
  const entries = await findFeed(contextOf(request.headers), {
    sort: variables.sort,
    categories: variables.categories ?? [],
    search: null,
    skip: 0,
    after: null,
    rows: 21,
  });
  const shown = entries.slice(0, 20);
  const hasMore = entries.length > 20;
  const endCursor = hasMore ? writeCursor(variables.sort, shown.at(-1).position) : null;
  const text = JSON.stringify({ data: { prayers: { prayers: shown.map(shapeOf), hasMore, endCursor } } });
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

const shapeOf = ({ prayer }) => ({
  id: prayer.id,
  title: prayer.title,
  description: prayer.description,
  category: prayer.category,
  createdAt: prayer.createdAt,
  amenCount: prayer.amenCount,
  commentCount: prayer.commentCount,
  hasAmened: prayer.hasAmened,
  isOwner: prayer.isOwner,
  user: prayer.user && {
    firstName: prayer.user.firstName,
    lastName: prayer.user.lastName,
    name: prayer.user.name,
    profileImageUrl: prayer.user.profileImageUrl,
  },
});
