import { createServer } from 'node:http';
import { grafserv } from 'grafserv/node';
import { Pool } from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { createView, graphileSchema, settingsOf } from '../graphileView.mjs';
import { sendPort } from '../sendPort.mjs';

// Node 20 lacks it; PostGraphile 5 is made for Node 22.
Promise.withResolvers ??= function withResolvers() {
  let resolve, reject;
  const promise = new Promise((...functions) => ([resolve, reject] = functions));
  return { promise, resolve, reject };
};

// PostGraphile 5 as in its documentation: its preset, and grafserv on node:http.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await createView(pool);

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ pool, schemas: [graphileSchema], pubsub: false })],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: {
    explain: false,
    context: async ({ node }) => ({ pgSettings: await settingsOf(pool, node.req.headers) }),
  },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => sendPort(server));
