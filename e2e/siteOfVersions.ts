import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ShellManifest } from 'schema/shellManifest';
import { startSite } from '../scripts/site/startSite.mjs';
import { replaceFile } from '../scripts/tree/files.mjs';
import { root } from '../scripts/tree/root.mjs';

interface Registry {
  format: 3;
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
  /** Replaces the registry entries of some remotes; the others return to their first state. */
  publish(given: Record<string, Partial<Omit<Remote, 'versions'>>>): Promise<void>;
  publishShell(version: ShellVersion): Promise<void>;
  /** Removes a remote from the registry; the others return to their first state. */
  withdraw(remote: string): Promise<void>;
  /** Makes a version 'other' live, in whose code the text `built` is replaced by `now`. */
  publishOther(remote: string, built: string, now: string): Promise<void>;
  /** Runs a release command on this site. Returns its output. */
  command(...words: string[]): Promise<string>;
  stop(): Promise<void>;
}

export const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
export const remoteVersions = ['live', 'next', 'previous'] as const;
export const shellVersions = ['live', 'next'] as const;
export type ShellVersion = (typeof shellVersions)[number];

/**
 * A copy of the built site in which each remote has three versions and the shell two, at different addresses. All are
 * builds of the same code: the stories prove that every combination of addresses works together.
 */
export async function startSiteOfVersions(): Promise<SiteOfVersions> {
  const built = path.join(root, '.site');
  const copy = await mkdtemp(path.join(tmpdir(), 'prayer-wall-versions-'));
  const first = JSON.parse(await readFile(path.join(built, 'registry.json'), 'utf8')) as Registry;
  const atFirst = Object.fromEntries(
    await Promise.all(
      Object.entries(first.remotes).map(async ([name, remote]) => [name, await copyVersions(name, remote)]),
    ),
  ) as Record<string, Remote>;
  await copyShell();
  writeRegistry(atFirst);
  await publishShell('live');
  const site = await startSite({ SITE_DIR: copy, SITE_PUBLISH: 'off' });

  return {
    origin: site.origin,
    publish: async (given) =>
      writeRegistry(
        Object.fromEntries(
          Object.entries(atFirst).map(([name, remote]) => [name, { ...remote, ...given[name] }]),
        ),
      ),
    publishShell,
    async withdraw(remote) {
      const { [remote]: _, ...others } = atFirst;
      writeRegistry(others);
    },
    publishOther,
    async command(...words) {
      const [name, ...rest] = words;
      const { stdout } = await promisify(execFile)('npm', ['run', name!, '--', ...rest], {
        cwd: root,
        env: {
          ...process.env,
          BROWSER_PATH: process.env.HEADLESS_SHELL_PATH ?? process.env.BROWSER_PATH,
          SITE_DIR: copy,
          SITE_ORIGIN: site.origin,
        },
      });
      return stdout;
    },
    async stop() {
      await site.stop();
      await rm(copy, { recursive: true, force: true });
    },
  };

  async function copyVersions(name: string, { live, versions }: Remote): Promise<Remote> {
    await mkdir(path.join(copy, 'mf', name), { recursive: true });
    const all = await Promise.all(
      remoteVersions.map(async (version) => {
        await symlink(path.join(built, 'mf', name, live), path.join(copy, 'mf', name, version));
        return [version, described(name, versions[live]!, version)] as const;
      }),
    );
    return { live: 'live', canary: null, previous: 'previous', versions: Object.fromEntries(all) };
  }

  async function publishOther(name: string, text: string, now: string): Promise<void> {
    const folder = path.join(copy, 'mf', name, 'other');
    await cp(path.join(built, 'mf', name, first.remotes[name]!.live), folder, { recursive: true });
    const files = await readdir(folder);
    const changed = await Promise.all(
      files
        .filter((file) => file.endsWith('.js'))
        .map((file) => changeText(path.join(folder, file), text, now)),
    );
    if (!changed.includes(true)) throw new Error(`No file of ${name} says '${text}'`);
    const { live, versions } = first.remotes[name]!;
    const other = described(name, versions[live]!, 'other');
    writeRegistry({
      ...atFirst,
      [name]: { live: 'other', canary: null, previous: null, versions: { other } },
    });
  }

  async function copyShell(): Promise<void> {
    const assets = path.join(copy, 'shell/assets');
    await mkdir(assets, { recursive: true });
    const files = await readdir(path.join(built, 'shell/assets'));
    await Promise.all(
      files.map((file) => symlink(path.join(built, 'shell/assets', file), path.join(assets, file))),
    );
    await symlink(path.join(built, 'shell/assets'), path.join(assets, 'next'));
    await cp(path.join(built, 'shell/service-worker.js'), path.join(copy, 'shell/service-worker.js'));
    // The release gate compares with these.
    for (const file of ['released-shell.json', 'released-schema.graphql']) {
      await cp(path.join(built, file), path.join(copy, file));
    }
  }

  async function publishShell(version: ShellVersion): Promise<void> {
    const text = await readFile(path.join(built, 'shell/manifest.json'), 'utf8');
    const manifest = JSON.parse(text) as ShellManifest;
    replaceFile(
      path.join(copy, 'shell/manifest.json'),
      version === 'next' ? JSON.stringify(ofNext(manifest)) : text,
    );
  }

  function writeRegistry(named: Record<string, Remote>): void {
    const registry: Registry = { format: 3, remotes: named, history: [] };
    replaceFile(path.join(copy, 'registry.json'), JSON.stringify(registry));
  }
}

/** The same shell with its program at another address. */
const ofNext = (shell: ShellManifest): ShellManifest => ({
  ...shell,
  program: shell.program.replace('/assets/', '/assets/next/'),
  starter: shell.starter.replace('/assets/', '/assets/next/'),
});

/** The same version under another name. */
function described(remote: string, area: object, version: string): object {
  const text = JSON.stringify(area).replace(
    new RegExp(`/mf/${remote}/[^/]+/`, 'g'),
    `/mf/${remote}/${version}/`,
  );
  return { ...(JSON.parse(text) as object), version };
}

/** Returns whether the file contains the text; removes its outdated compressed copies. */
async function changeText(file: string, text: string, now: string): Promise<boolean> {
  const content = await readFile(file, 'utf8');
  if (!content.includes(text)) return false;
  await writeFile(file, content.replaceAll(text, now));
  await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })));
  return true;
}
