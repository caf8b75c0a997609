import type { Route } from '@playwright/test';
import type { FilledRegion } from './regions';

interface Fault {
  name: string;
  /** The code that the page shows (docs/errors.md). */
  code: string;
  /** The broken file, where it is not the one that the region names. */
  part?: 'entry';
  respond: (route: Route, region: FilledRegion) => unknown;
}

const script = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body });

/** A federation container whose only module is `exposed`, as an outdated deployment could have left it. */
export const container = (remote: string, exposed: string) =>
  script(`var ${remote.replace('-', '_')} = { init() {}, get: async () => () => (${exposed}) };`);

/** Every way in which a remote's file can fail. */
export const faults: Fault[] = [
  { name: 'is missing', code: 'PW-101', respond: (route) => route.fulfill({ status: 404 }) },
  { name: 'responds with 500', code: 'PW-102', respond: (route) => route.fulfill({ status: 500 }) },
  { name: 'never arrives', code: 'PW-103', respond: () => undefined },
  {
    name: 'has the wrong content type',
    code: 'PW-104',
    respond: (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'X-Content-Type-Options': 'nosniff' },
        body: '<!doctype html>',
      }),
  },
  { name: 'ends half-way', code: 'PW-105', respond: script('var mf_wall; (() => { const half =') },
  { name: 'throws when it is loaded', code: 'PW-105', respond: script('throw new Error("at load");') },
  {
    name: 'lacks its module',
    code: 'PW-106',
    part: 'entry',
    respond: (route, { remote }) => container(remote, '{}')(route),
  },
];
