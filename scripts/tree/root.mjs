import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, wherever the command was called from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the checkout. */
export const inRoot = (...parts) => path.join(root, ...parts);
