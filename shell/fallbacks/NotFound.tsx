import { msg } from '@lingui/core/macro';
import { lazyPart } from 'kit';

/** Few people see it, so its code is loaded on demand. */
export const NotFoundPage = lazyPart(
  msg`This page`,
  async () => (await import('./NotFoundPage')).NotFoundPage,
);
