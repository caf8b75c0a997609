import type { Messages } from '@lingui/core';

/** The translations of the gateway's texts, by locale. The build and the tests put them here (gateway/catalogs.mjs). */
export const catalogs: Record<string, Messages> = {};
