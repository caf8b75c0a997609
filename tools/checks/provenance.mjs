import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from '../../scripts/steps/install.mjs';
import { root } from '../../scripts/tree/root.mjs';

/** Names that belong to nobody else, as SLSA wants them; no address is behind them. */
const names = 'tag:prayer-wall.example.org,2026:';

/**
 * The sources and tools of a build.
 *
 * @param {string} [folder] its checkout, for the lockfile
 * @param {string} [commit]
 * @returns {{ commit: string, lockfile: string, node: string, pnpm: string, platform: string }} commit: 40 digits; lockfile: SHA-256
 */
export function originOf(folder = root, commit = lastCommit()) {
  return {
    commit,
    lockfile: sha256(readFileSync(path.join(folder, 'pnpm-lock.yaml'))),
    node: process.version,
    pnpm,
    platform: `${process.platform}-${process.arch}`,
  };
}

/** Returns its 40 digits. */
export function lastCommit() {
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
}

/**
 * The provenance of built files as an in-toto statement with the predicate of SLSA 1. It has no time in it: two builds
 * that are equal have the same one.
 *
 * @param {Iterable<[string, Buffer]>} files by path in the checkout
 * @param {ReturnType<typeof originOf>} origin
 */
export function statementOf(files, { commit, lockfile, ...tools }) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...files].map(([name, content]) => ({ name, digest: { sha256: sha256(content) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${names}npm-run-build`,
        externalParameters: { command: 'npm run build', commit },
        internalParameters: tools,
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: commit } },
          { name: 'pnpm-lock.yaml', digest: { sha256: lockfile } },
        ],
      },
      runDetails: { builder: { id: `${names}npm-run-reproduce` } },
    },
  };
}

const sha256 = (content) => createHash('sha256').update(content).digest('hex');
