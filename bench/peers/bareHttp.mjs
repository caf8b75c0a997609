import { createServer } from 'node:http';
import { findFeed, openWall, placeIn, writeCursor } from '../dist/wall.mjs';
import { tellPort } from './tellPort.mjs';

// The floor: node:http, the same SQL over postgres.js, JSON.stringify. No GraphQL, no rules, no limits, no log.
const { contextOf } = openWall(process.env.DATABASE_URL);

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    void answer(request, response, JSON.parse(Buffer.concat(chunks).toString()));
  });
});
server.listen(0, '127.0.0.1', () => tellPort(server));

async function answer(request, response, { variables }) {
  const rows = await findFeed(contextOf(request.headers), {
    sort: variables.sort,
    categories: variables.categories ?? [],
    search: null,
    skip: 0,
    after: null,
    rows: 21,
  });
  const shown = rows.slice(0, 20);
  const hasMore = rows.length > 20;
  const endCursor = hasMore ? writeCursor(variables.sort, placeIn(variables.sort, shown.at(-1))) : null;
  const text = JSON.stringify({ data: { prayers: { prayers: shown.map(shapeOf), hasMore, endCursor } } });
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

const shapeOf = (row) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  createdAt: row.createdAt,
  amenCount: row.amenCount,
  commentCount: row.commentCount,
  hasAmened: row.hasAmened,
  isOwner: row.isOwner,
  user: row.isAnonymous
    ? null
    : {
        firstName: row.authorFirstName,
        lastName: row.authorLastName,
        name: row.authorName ?? row.typedName,
        profileImageUrl: row.authorImageUrl,
      },
});
