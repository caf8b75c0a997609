import type * as ahead from './ahead';

/** Uses the code for the next page, if it can be loaded: without it the page requests everything itself. */
export function withAhead(use: (loaded: typeof ahead) => unknown): void {
  import(/* webpackChunkName: "ahead" */ './ahead').then(use, () => undefined);
}
