import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

export interface RemoteAddress {
  /** Its name at the federation runtime. */
  id: string;
  /** Where its entry lies. */
  entry: string;
  /** The global variable that the entry sets. */
  globalName: string;
}

const registered = new Set<string>();

/** A module that a remote exposes, or null where its container has nothing by that name. */
export async function loadExposed<Module>(
  { id, entry, globalName }: RemoteAddress,
  module: string,
): Promise<Module | null> {
  if (!registered.has(id)) {
    registerRemotes([{ name: id, entry, entryGlobalName: globalName, type: 'global' }]);
    registered.add(id);
  }
  return loadRemote<Module>(`${id}/${module}`);
}
