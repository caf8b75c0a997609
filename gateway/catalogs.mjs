import path from 'node:path';
import { readCatalogs } from '../kit/build/catalogs.mjs';

/** The module whose content builds and tests replace. */
export const catalogFile = /[\\/]platform[\\/]texts[\\/]catalogs\.ts$/;

/** The packages whose texts the gateway says. */
const folders = ['gateway', 'schema'].map((name) => path.join(import.meta.dirname, '..', name));

/** The module with the translations of `locales/*.po`, compiled. */
export function catalogModule(form) {
  const catalogs = JSON.stringify(readCatalogs(folders));
  return form === 'esm' ? `export const catalogs = ${catalogs};` : `exports.catalogs = ${catalogs};`;
}
