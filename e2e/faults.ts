import type { Route } from '@playwright/test';
import type { FilledRegion } from './regions';

interface Fault {
  name: string;
  /** By which the page tells of it (docs/errors.md). */
  code: string;
  /** The file that has it, where it is not the one that the region names. */
  part?: 'entry';
  answer: (route: Route, region: FilledRegion) => unknown;
}

const script = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body });

/** A container that a deployment could have left: its only module is `exposed`. */
export const container = (remote: string, exposed: string) =>
  script(`var ${remote.replace('-', '_')} = { init() {}, get: async () => () => (${exposed}) };`);

/** What can happen to a file of a remote. */
export const faults: Fault[] = [
  { name: 'is missing', code: 'PW-101', answer: (route) => route.fulfill({ status: 404 }) },
  { name: 'answers 500', code: 'PW-102', answer: (route) => route.fulfill({ status: 500 }) },
  { name: 'never arrives', code: 'PW-103', answer: () => undefined },
  {
    name: 'has the wrong content type',
    code: 'PW-104',
    answer: (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'X-Content-Type-Options': 'nosniff' },
        body: '<!doctype html>',
      }),
  },
  { name: 'ends half-way', code: 'PW-105', answer: script('var mf_wall; (() => { const half =') },
  { name: 'throws when it is loaded', code: 'PW-105', answer: script('throw new Error("at load");') },
  {
    name: 'lacks its module',
    code: 'PW-106',
    part: 'entry',
    answer: (route, { remote }) => container(remote, '{}')(route),
  },
];
