import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';

/** The page's cache, for the part that stores it (kit/offline/page.ts), and its first content where it was stored. */
export const stored: { client?: ApolloClient; initial?: NormalizedCacheObject } = {};
