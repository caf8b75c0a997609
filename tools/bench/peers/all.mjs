import { startGateway, startPeer } from '../programs.mjs';
import { feedBody } from './feedQuery.mjs';
import { postgraphile5Body, postgraphileBody, readPostgraphile } from './postgraphileQuery.mjs';

const readPrayers = ({ data }) => data.prayers;

/** The compared servers, each with its defaults. Those with their own SQL are not started with rows in memory. */
export const peers = [
  { name: 'gateway', title: 'Prayer Wall', start: startGateway },
  { name: 'bareHttp', title: 'bare node:http', start: (how) => startPeer('bareHttp', how) },
  {
    name: 'mercuriusJit',
    title: 'Mercurius, jit',
    start: (how) => startPeer('mercurius', { ...how, env: { JIT: '1' } }),
  },
  {
    name: 'mercurius',
    title: 'Mercurius',
    start: (how) => startPeer('mercurius', { ...how, env: { JIT: '0' } }),
  },
  { name: 'yoga', title: 'GraphQL Yoga', start: (how) => startPeer('yoga', how) },
  { name: 'apolloExpress', title: 'Apollo on Express', start: (how) => startPeer('apolloExpress', how) },
  {
    name: 'hive',
    title: 'Hive Gateway, local schema',
    start: (how) => startPeer('hive/server', how),
  },
  {
    name: 'postgraphile5',
    title: 'PostGraphile 5',
    start: (how) => startPeer('postgraphile5/server', how),
    body: postgraphile5Body,
    read: readPostgraphile,
    hasOwnSql: true,
  },
  {
    name: 'postgraphile',
    title: 'PostGraphile 4',
    start: (how) => startPeer('postgraphile', how),
    body: postgraphileBody,
    read: readPostgraphile,
    hasOwnSql: true,
  },
].map((peer) => ({ body: feedBody({}), read: readPrayers, hasOwnSql: false, ...peer }));
