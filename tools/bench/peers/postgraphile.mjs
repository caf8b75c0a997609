import { createServer } from 'node:http';
import { Pool } from 'pg';
import { postgraphile } from 'postgraphile';
import { createView, graphileSchema, settingsOf } from './graphileView.mjs';
import { sendPort } from './sendPort.mjs';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await createView(pool);

const middleware = postgraphile(pool, graphileSchema, {
  dynamicJson: true,
  disableQueryLog: true,
  graphqlRoute: '/graphql',
  pgSettings: ({ headers }) => settingsOf(pool, headers),
});
const server = createServer((request, response) => void middleware(request, response));
server.listen(0, '127.0.0.1', () => sendPort(server));
