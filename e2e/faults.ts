import type { Route } from '@playwright/test';

const script = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body });

/** A container that a deployment could have left: its only module is `exposed`. */
export const container = (remote: string, exposed: string) =>
  script(`var ${remote.replace('-', '_')} = { init() {}, get: async () => () => (${exposed}) };`);

/** What can happen to a file of a remote, and the number by which the page tells of it (docs/errors.md). */
export const faults = [
  { name: 'is missing', code: 'PW-101', answer: (route: Route) => route.fulfill({ status: 404 }) },
  { name: 'answers 500', code: 'PW-102', answer: (route: Route) => route.fulfill({ status: 500 }) },
  { name: 'never arrives', code: 'PW-103', answer: () => undefined },
  {
    name: 'has the wrong content type',
    code: 'PW-104',
    answer: (route: Route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'X-Content-Type-Options': 'nosniff' },
        body: '<!doctype html>',
      }),
  },
  { name: 'ends half-way', code: 'PW-105', answer: script('var mf_wall; (() => { const half =') },
  { name: 'throws when it is loaded', code: 'PW-105', answer: script('throw new Error("at load");') },
];
