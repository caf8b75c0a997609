import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

export interface RemoteAddress {
  /** Its name in the federation runtime. */
  id: string;
  /** The address of its entry. */
  entry: string;
  /** The global variable that the entry sets. */
  globalName: string;
}

const registered = new Set<string>();

/** A module that a remote exposes; null where its container has none of that name. */
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
