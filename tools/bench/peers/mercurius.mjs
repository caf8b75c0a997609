import Fastify from 'fastify';
import mercurius from 'mercurius';
import { openWall } from '../dist/wall.mjs';
import { sendPort } from './sendPort.mjs';

// JIT=1 compiles a document after its first execution, JIT=0 never.
const { contextOf, schema } = openWall(process.env.DATABASE_URL);
const app = Fastify();
app.register(mercurius, {
  schema,
  jit: Number(process.env.JIT),
  context: ({ headers }) => contextOf(headers),
});
await app.listen({ port: 0, host: '127.0.0.1' });
sendPort(app.server);
