import { AreaFault, loadRemainingTexts, openCatalogs, type AreaAddress } from 'kit';
import type { ComponentType } from 'react';
import { containerOf, recordFault, healthyContainerOf, type Container } from './containers';
import { loadExposed } from './federation';
import { diagnose } from './diagnosis';
import { countScriptFaults, findScriptFault } from './scriptFaults';

const timeout = 10_000;
const pauseBeforeRetry = 400;

type Exposed = Record<string, ComponentType<object>>;

/** Loads a module of a remote. @throws AreaFault when it is not live, not reachable, broken or incompatible */
export async function loadModule({
  remote,
  module,
}: AreaAddress): Promise<{ default: ComponentType<object> }> {
  const container = await containerOf(remote);
  const since = countScriptFaults();
  const texts = loadTexts(container, module);
  const loading = fetchModule(container, module);
  try {
    const loaded = await Promise.race([loading, rejectAfterTimeout(container)]);
    const component = loaded?.[module];
    if (!component) throw new AreaFault('PW-106', `${remote} has no ${module}`, container.area.version);
    await texts;
    container.loaded[module] = component;
    return { default: component };
  } catch (error) {
    const fault = await diagnose(error, container, since);
    recordFault(remote, container.area.version, fault.code);
    if (fault.code === 'PW-103') fault.late = loadedLate(loading, container, module);
    throw fault;
  }
}

/** A module that has loaded, and whose remote needs no other start. */
export const findLoaded = ({ remote, module }: AreaAddress) => healthyContainerOf(remote)?.loaded[module];

/** The texts of a page are in the first catalog of its area; a slot's component may use any text. */
async function loadTexts(
  { folder, area: { locales = [], routes } }: Container,
  module: string,
): Promise<void> {
  await openCatalogs({ folder: `${folder}locales/`, locales });
  if (!routes.some((route) => route.module === module)) await loadRemainingTexts();
}

async function fetchModule(container: Container, module: string): Promise<Exposed | null> {
  const since = countScriptFaults();
  try {
    return await loadExposed<Exposed>(container, module);
  } catch (error) {
    // A script that threw counts as loaded, so a second attempt would succeed without a module.
    if (findScriptFault(container.folder, since)?.kind !== 'notLoaded') throw error;
    // The browser gives the response of a failed preload to the first scripts that request it; after those a request
    // is a real one.
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
    return loadExposed<Exposed>(container, module);
  }
}

function rejectAfterTimeout({ folder, area }: Container): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(new AreaFault('PW-103', `${folder} did not load in time`, area.version)),
      timeout,
    );
  });
}

/** Resolves when the module arrives after all. The next attempt then takes it instead of starting the area again. */
function loadedLate(loading: Promise<Exposed | null>, container: Container, module: string): Promise<void> {
  return new Promise((resolve) => {
    loading.then(
      (loaded) => {
        if (!loaded?.[module]) return;
        if (container.fault === 'PW-103') container.fault = null;
        resolve();
      },
      () => undefined,
    );
  });
}
