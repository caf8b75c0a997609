import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { openWall } from '../dist/wall.mjs';
import { sendPort } from './sendPort.mjs';

// Apollo Server on Express as in its documentation, with its defaults.
const { contextOf, schema } = openWall(process.env.DATABASE_URL);
const apollo = new ApolloServer({ schema, stopOnTerminationSignals: false });
await apollo.start();

const app = express();
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(apollo, { context: async ({ req }) => contextOf(req.headers) }),
);
const server = createServer(app);
server.listen(0, '127.0.0.1', () => sendPort(server));
