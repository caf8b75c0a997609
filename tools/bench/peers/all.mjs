import { startGateway, startPeer } from '../programs.mjs';
import { feedBody } from './feedQuery.mjs';
import { postgraphileBody, readPostgraphile } from './postgraphileQuery.mjs';

const readPrayers = ({ data }) => data.prayers;

/** The compared servers, each with its defaults; `cachesRows` starts them with the page's rows in memory. */
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
    name: 'postgraphile',
    title: 'PostGraphile 4',
    start: (how) => startPeer('postgraphile', how),
    body: postgraphileBody,
    read: readPostgraphile,
    hasOwnSql: true,
  },
].map((peer) => ({ body: feedBody({}), read: readPrayers, hasOwnSql: false, ...peer }));
