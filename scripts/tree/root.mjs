import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, independent of the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The folder that is published to and served; an empty variable counts as absent. */
export const siteFolder = (env) => path.resolve(root, env.SITE_DIR || '.site');

/** A path inside the checkout. */
export const inRoot = (...parts) => path.join(root, ...parts);
