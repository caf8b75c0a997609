import { kitVersion, useTab } from 'kit';
import { useState, version } from 'react';
import { loadExposed, type RemoteAddress } from './federation';
import type { ShareScope } from './shareScope';

interface Page {
  mf_wall?: object | undefined;
  _FEDERATION_RUNTIME_CORE?: { ModuleFederation: unknown };
}
const page = window as Page;

let starts = 0;
let runtimeAtStart: unknown;

/** The address of another start of the remote. */
function address(given: Partial<RemoteAddress> = {}): RemoteAddress {
  starts += 1;
  const entry = `/mf/mf-wall/${starts}/remoteEntry.js`;
  return { id: `mf_wall~${starts}`, entry, globalName: 'mf_wall', isStandalone: true, ...given };
}

/** Takes the place of the browser: what the next entry sets, or null for a file that is missing. */
function serve(...entries: (object | null | undefined)[]): void {
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const entry = entries.shift();
    page.mf_wall = entry ?? undefined;
    runtimeAtStart = page._FEDERATION_RUNTIME_CORE;
    queueMicrotask(() =>
      (script as HTMLScriptElement).dispatchEvent(new Event(entry === null ? 'error' : 'load')),
    );
  });
}

/** A container as webpack builds it, whose modules are what it takes from the page. */
function container() {
  let shared: ShareScope;
  return {
    init: jest.fn((scope: ShareScope) => void (shared = scope)),
    get: async (module: string) => {
      if (module !== './Wall') return undefined;
      const take = async (name: string) => (await Object.values(shared[name]!)[0]!.get())();
      const taken = { react: await take('react'), kit: await take('kit') };
      return () => taken;
    },
  };
}

afterEach(() => jest.restoreAllMocks());

test("a remote gets the page's React and kit, and is started once", async () => {
  const wall = container();
  serve(wall);
  const remote = address();
  const loaded = await loadExposed<{ react: object; kit: object }>(remote, 'Wall');
  expect(loaded!.react).toHaveProperty('useState', useState);
  expect(loaded!.kit).toHaveProperty('useTab', useTab);
  expect(await loadExposed(remote, 'Other')).toBeNull();
  expect(wall.init).toHaveBeenCalledTimes(1);
  expect(Object.keys(wall.init.mock.calls[0]![0].kit!)).toEqual([kitVersion]);
  expect(Object.keys(wall.init.mock.calls[0]![0].react!)).toEqual([version]);
});

test('an entry that is missing or sets nothing can be loaded again', async () => {
  serve(null, undefined, container());
  const remote = address();
  await expect(loadExposed(remote, 'Wall')).rejects.toThrow('did not load');
  await expect(loadExposed(remote, 'Wall')).rejects.toThrow('sets no mf_wall');
  expect(await loadExposed(remote, 'Wall')).not.toBeNull();
});

test('an older entry finds the federation runtime on the page, and only that one loads it', async () => {
  serve(container(), container());
  await loadExposed(address(), 'Wall');
  expect(runtimeAtStart).toBeUndefined();
  await loadExposed(address({ isStandalone: false }), 'Wall');
  expect(runtimeAtStart).toHaveProperty('ModuleFederation');
});
