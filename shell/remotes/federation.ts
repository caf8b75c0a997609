import { shareScope, type ShareScope } from './shareScope';

export interface RemoteAddress {
  /** Its name on this page, another one for each start. */
  id: string;
  /** The address of its entry. */
  entry: string;
  /** The global variable that the entry sets. */
  globalName: string;
  /** Whether its entry needs only the shared modules; older builds take the federation runtime from the page. */
  isStandalone: boolean;
}

/** The variable that an entry sets, by the container protocol of module federation. */
interface Container {
  init(scope: ShareScope, started: readonly unknown[]): unknown;
  /** Returns a function that evaluates the module. */
  get(module: string): Promise<(() => unknown) | undefined>;
}

const containers = new Map<string, Promise<Container>>();

/** A module that a remote exposes; null where its container has none of that name. */
export async function loadExposed<Module>(remote: RemoteAddress, module: string): Promise<Module | null> {
  const container = await startRemote(remote);
  const evaluate = await container.get(`./${module}`);
  return evaluate ? (evaluate() as Module) : null;
}

/** A start that failed can be tried again. */
export function startRemote(remote: RemoteAddress): Promise<Container> {
  const known = containers.get(remote.id);
  if (known) return known;
  const starting = start(remote);
  containers.set(remote.id, starting);
  starting.catch(() => containers.delete(remote.id));
  return starting;
}

async function start({ entry, globalName, isStandalone }: RemoteAddress): Promise<Container> {
  if (!isStandalone) {
    const { provideRuntime } = await import(/* webpackChunkName: "federation" */ './olderEntries');
    provideRuntime();
  }
  const container = await loadEntry(entry, globalName);
  await container.init(shareScope, []);
  return container;
}

/** Reads the variable as soon as its script has run: another start of the remote sets it again. */
function loadEntry(entry: string, globalName: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = entry;
    script.addEventListener('load', () => {
      script.remove();
      const container = (window as unknown as Record<string, Container | undefined>)[globalName];
      if (container) resolve(container);
      else reject(new Error(`${entry} sets no ${globalName}`));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${entry} did not load`));
    });
    document.head.append(script);
  });
}
