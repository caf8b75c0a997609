import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellManifest } from 'schema/shellManifest';

/** Writes a shell's manifest into the folder of a site. */
export function writeShellManifest(siteDir: string, given: Partial<ShellManifest> = {}): void {
  const manifest: ShellManifest = {
    appIcons: [],
    touchIcon: '',
    icon: '/assets/icon.abc.svg',
    fonts: [],
    program: '/assets/shell.abc.js',
    starter: '/assets/start.abc.js',
    later: [],
    landingFiles: [],
    landingOperations: {},
    memberOperations: {},
    locales: '/assets/locales/abc/',
    translations: {},
    globalStyle: '',
    landing: null,
    frame: null,
    memberFrame: null,
    memberLanding: null,
    ...given,
  };
  mkdirSync(path.join(siteDir, 'shell'), { recursive: true });
  writeFileSync(path.join(siteDir, 'shell/manifest.json'), JSON.stringify(manifest));
}
