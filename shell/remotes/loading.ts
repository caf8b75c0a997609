import { AreaFault, type AreaAddress } from 'kit';
import type { ComponentType } from 'react';
import { containerOf, noteTrouble, type Container } from './containers';
import { loadExposed } from './federation';
import { diagnose } from './diagnosis';
import { faultsUntilNow, findFault } from './scriptFaults';

const patience = 10_000;
const pauseBeforeRetry = 400;

type Exposed = Record<string, ComponentType<object>>;

/** Fetches a module of a remote. @throws AreaFault when it is not live, cannot be had, is broken or incompatible */
export async function loadModule({
  remote,
  module,
}: AreaAddress): Promise<{ default: ComponentType<object> }> {
  const container = await containerOf(remote);
  const since = faultsUntilNow();
  try {
    const loaded = await Promise.race([fetchModule(container, module), stalled(container)]);
    const component = loaded?.[module];
    if (!component) throw new AreaFault('PW-106', `${remote} has no ${module}`, container.area.version);
    return { default: component };
  } catch (error) {
    const fault = await diagnose(error, container, since);
    noteTrouble(remote, container.area.version, fault.code);
    throw fault;
  }
}

async function fetchModule(container: Container, module: string): Promise<Exposed | null> {
  const since = faultsUntilNow();
  try {
    return await loadExposed<Exposed>(container, module);
  } catch (error) {
    // What broke while it ran is remembered as loaded, and would seem to succeed with nothing.
    if (findFault(container.folder, since)?.kind !== 'unfetched') throw error;
    // The browser hands the answer of a failed preload to the first script that asks; once all of those are used up,
    // a request is a real one.
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
    return loadExposed<Exposed>(container, module);
  }
}

function stalled({ folder, area }: Container): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new AreaFault('PW-103', `${folder} does not arrive`, area.version)), patience);
  });
}
