import { createHash } from 'node:crypto';
import { catalogModule } from './catalogs.mjs';

/** Jest's transform of the module with the translations. */
export default {
  process: () => ({ code: catalogModule('cjs') }),
  // Jest keeps what a transform made for as long as this is the same.
  getCacheKey: () => createHash('sha256').update(catalogModule('cjs')).digest('hex'),
};
