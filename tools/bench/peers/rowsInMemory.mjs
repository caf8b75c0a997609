import { register } from 'node:module';

// For `node --import`: replaces postgres.js by cachedRows.mjs.
register('./rowsInMemoryHook.mjs', import.meta.url);
