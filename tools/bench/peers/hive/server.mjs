import { createServer } from 'node:http';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { printSchema } from 'graphql';
import { openWall } from '../../dist/wall.mjs';
import { sendPort } from '../sendPort.mjs';

// Hive Gateway over a schema in the same process: the resolver is the gateway's own, no request leaves it.
const { contextOf, schema } = openWall(process.env.DATABASE_URL);
const { prayers } = schema.getQueryType().getFields();
const hive = createGatewayRuntime({
  subgraph: printSchema(schema),
  additionalResolvers: {
    // Hive merges contexts deeply, which would take ours to pieces.
    Query: {
      prayers: (root, args, { req }, info) => prayers.resolve(root, args, contextOf(req.headers), info),
    },
    DateTime: schema.getType('DateTime'),
  },
  logging: false,
});
const server = createServer((request, response) => void hive(request, response));
server.listen(0, '127.0.0.1', () => sendPort(server));
