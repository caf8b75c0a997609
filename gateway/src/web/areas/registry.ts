import path from 'node:path';
import { registryRule, type Remote } from 'schema/area';
import { openJsonFile, type JsonFile } from '../jsonFile';

export type Remotes = Record<string, Remote>;

/** The remotes of a site, read again when the file changes: a release needs no restart. */
export type Registry = JsonFile<Remotes>;

export function openRegistry(siteDir: string, onFault: (error: unknown) => void): Registry {
  const rule = registryRule.transform(({ remotes }) => remotes);
  return openJsonFile(path.join(siteDir, 'registry.json'), rule, { initial: {}, onFault });
}
