import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { page, type AreaAddress } from 'kit';
import type { ComponentType } from 'react';

const pauseBeforeRetry = 400;

/** Makes the remotes that the page names known to the federation runtime; none is fetched yet. */
export function registerLiveRemotes(): void {
  registerRemotes(
    Object.entries(page.registry.remotes).map(([name, live]) => ({
      name: containerOf(name),
      entry: live.entry,
      type: 'global' as const,
    })),
  );
}

/** Fetches a module of a remote. Rejects when the remote is not live, cannot be reached or is broken. */
export async function loadModule({
  remote,
  module,
}: AreaAddress): Promise<{ default: ComponentType<object> }> {
  if (!page.registry.remotes[remote]) throw new Error(`${remote} is not live`);
  const id = `${containerOf(remote)}/${module}`;
  const loaded = await loadExposed(id).catch(async () => {
    // The browser hands the answer of a failed preload to the first script that asks; once all of those are used up,
    // a request is a real one.
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
    return loadExposed(id);
  });
  const component = loaded?.[module];
  if (!component) throw new Error(`${remote} has no ${module}`);
  return { default: component };
}

function loadExposed(id: string) {
  return loadRemote<Record<string, ComponentType<object>>>(id);
}

/** A container is a global variable, which has no dashes. */
function containerOf(remote: string): string {
  return remote.replace(/-/g, '_');
}
