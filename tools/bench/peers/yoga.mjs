import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { openWall } from '../dist/wall.mjs';
import { sendPort } from './sendPort.mjs';

const { contextOf, schema } = openWall(process.env.DATABASE_URL);
const yoga = createYoga({ schema, context: ({ req }) => contextOf(req.headers), logging: false });
const server = createServer((request, response) => void yoga(request, response));
server.listen(0, '127.0.0.1', () => sendPort(server));
