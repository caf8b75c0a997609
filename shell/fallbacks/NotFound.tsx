import { lazyPart } from 'kit';

/** Few people see it, so its code is loaded on demand. */
export const NotFoundPage = lazyPart('This page', async () => (await import('./NotFoundPage')).NotFoundPage);
