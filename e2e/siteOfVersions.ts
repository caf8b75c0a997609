import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, startSite } from './startSite';

interface Registry {
  format: 2;
  remotes: Record<string, Remote>;
  history: [];
}

interface Remote {
  live: string;
  canary: { version: string; percent: number } | null;
  previous: string | null;
  versions: Record<string, object>;
}

/** A site whose registry and shell the story changes while it runs. */
export interface SiteOfVersions {
  origin: string;
  remotes: string[];
  /** Changes what a remote's entry in the registry says; the rest is as it was at first. */
  publish(remote: string, given: Partial<Omit<Remote, 'versions'>>): Promise<void>;
  publishShell(version: ShellVersion): Promise<void>;
  stop(): Promise<void>;
}

export const remoteVersions = ['live', 'next', 'previous'] as const;
export const shellVersions = ['live', 'next'] as const;
export type ShellVersion = (typeof shellVersions)[number];

/**
 * A copy of the built site in which each remote has three versions and the shell two, with addresses of their own. They
 * are builds of the same code: what is proved is that no combination of addresses keeps them apart.
 */
export async function startSiteOfVersions(): Promise<SiteOfVersions> {
  const built = path.join(root, '.site');
  const copy = await mkdtemp(path.join(tmpdir(), 'prayer-wall-versions-'));
  const first = JSON.parse(await readFile(path.join(built, 'registry.json'), 'utf8')) as Registry;
  const remotes = Object.fromEntries(
    await Promise.all(
      Object.entries(first.remotes).map(async ([name, remote]) => [name, await copyVersions(name, remote)]),
    ),
  ) as Record<string, Remote>;
  await copyShell();
  await writeRegistry(remotes);
  await publishShell('live');
  const site = await startSite({ SITE_DIR: copy });

  return {
    origin: site.origin,
    remotes: Object.keys(remotes),
    publish: (name, given) => writeRegistry({ ...remotes, [name]: { ...remotes[name]!, ...given } }),
    publishShell,
    async stop() {
      await site.stop();
      await rm(copy, { recursive: true, force: true });
    },
  };

  async function copyVersions(name: string, { live, versions }: Remote): Promise<Remote> {
    await mkdir(path.join(copy, 'mf', name), { recursive: true });
    const described = await Promise.all(
      remoteVersions.map(async (version) => {
        await symlink(path.join(built, 'mf', name, live), path.join(copy, 'mf', name, version));
        const area = JSON.stringify(versions[live]).replaceAll(
          `/mf/${name}/${live}/`,
          `/mf/${name}/${version}/`,
        );
        return [version, { ...JSON.parse(area), version }] as const;
      }),
    );
    return { live: 'live', canary: null, previous: 'previous', versions: Object.fromEntries(described) };
  }

  async function copyShell(): Promise<void> {
    const assets = path.join(copy, 'shell/assets');
    await mkdir(assets, { recursive: true });
    const files = await readdir(path.join(built, 'shell/assets'));
    await Promise.all(
      files.map((file) => symlink(path.join(built, 'shell/assets', file), path.join(assets, file))),
    );
    await symlink(path.join(built, 'shell/assets'), path.join(assets, 'next'));
  }

  async function publishShell(version: ShellVersion): Promise<void> {
    const html = await readFile(path.join(built, 'shell/index.html'), 'utf8');
    await replaceFile(
      path.join(copy, 'shell/index.html'),
      version === 'next' ? html.replaceAll('src="/assets/', 'src="/assets/next/') : html,
    );
  }

  function writeRegistry(named: Record<string, Remote>): Promise<void> {
    const registry: Registry = { format: 2, remotes: named, history: [] };
    return replaceFile(path.join(copy, 'registry.json'), JSON.stringify(registry));
  }
}

async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}
