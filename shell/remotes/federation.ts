/** What a remote's entry leaves in a global variable (webpack's container). */
interface Entry {
  init: (shared: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

export interface RemoteAddress {
  /** Its name on this page. */
  id: string;
  /** Where its entry lies. */
  entry: string;
  /** The global variable that the entry sets. */
  globalName: string;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: object };

// Says who shares what with whom, for the stories and for whoever looks for a second copy of React.
Object.assign(window, { __FEDERATION__: { __SHARE__: { shell: __webpack_share_scopes__ } } });

const started = new Map<string, Promise<Entry>>();

/** A module that a remote exposes. What failed to start is started again when it is asked for again. */
export async function loadExposed<Module>(remote: RemoteAddress, module: string): Promise<Module> {
  const { get } = await startOnce(remote);
  const evaluate = await get(`./${module}`);
  return evaluate() as Module;
}

function startOnce(remote: RemoteAddress): Promise<Entry> {
  const known = started.get(remote.id);
  if (known) return known;
  const starting = start(remote);
  started.set(remote.id, starting);
  starting.catch(() => started.delete(remote.id));
  return starting;
}

/** Runs the entry, and gives it what the page shares with it: React and kit. */
async function start({ entry: address, globalName }: RemoteAddress): Promise<Entry> {
  await runScript(address);
  const entry = (window as unknown as Record<string, Entry | undefined>)[globalName];
  if (!entry) throw new Error(`${address} leaves no ${globalName}`);
  await __webpack_init_sharing__('default');
  await entry.init(__webpack_share_scopes__.default);
  return entry;
}

function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} cannot be fetched`));
    });
    document.head.append(script);
  });
}
