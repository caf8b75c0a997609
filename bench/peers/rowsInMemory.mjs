import { register } from 'node:module';

// For `node --import`: whoever asks for postgres.js gets it with the feed's rows kept in memory.
register('./rowsInMemoryHook.mjs', import.meta.url);
