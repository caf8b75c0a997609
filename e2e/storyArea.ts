import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../scripts/tree/root.mjs';

/** All files of an area of its own: a page with a link in the header, and a report dialog. */
const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'mf-story', version: '0.1.0', private: true }),
  'webpack.config.mjs': `
    import { remote } from 'kit/build';
    export default await remote(import.meta.dirname);`,
  'area.ts': `
    import type { AreaDeclaration } from 'kit';
    export const area: AreaDeclaration = {
      routes: [
        {
          path: '/stories/:name',
          component: './Chapter',
          title: 'A chapter',
          label: 'This chapter',
        },
        {
          path: '/stories',
          component: './Stories',
          title: 'Our stories',
          label: 'The stories',
          navigation: { label: 'Stories', position: 9 },
          operation: { name: 'StoryFigures' },
        },
      ],
      slots: { reportDialog: './StoryReport' },
    };`,
  'StoryFigures.graphql': 'query StoryFigures { stats { totalPrayers } }',
  'Stories.tsx': `
    import { Link, Page, PageHeading } from 'kit';
    export function Stories() {
      return <Page><PageHeading title="Our stories" /><Link to="/stories/ruth">Ruth</Link></Page>;
    }`,
  'Chapter.tsx': `
    import { Page, PageHeading, useParams } from 'kit';
    export function Chapter() {
      return <Page><PageHeading title={'The story of ' + useParams().name} /></Page>;
    }`,
  'StoryReport.tsx': `
    import { Dialog } from 'kit';
    export function StoryReport({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
      return <Dialog open={isOpen} onOpenChange={onClose} title="Tell the storytellers">They read it.</Dialog>;
    }`,
};

/** The build as kit 3.6 and before had it: the entry takes the federation runtime from the page. */
const olderBuild = `
  import { createRequire } from 'node:module';
  import { remote } from 'kit/build';
  const require = createRequire(${JSON.stringify(path.join(root, 'kit/package.json'))});
  const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
  const config = await remote(import.meta.dirname);
  const [{ _options: options }, , ...others] = config.plugins;
  const experiments = { ...options.experiments, externalRuntime: true };
  export default { ...config, plugins: [new ModuleFederationPlugin({ ...options, experiments }), ...others] };`;

/** Builds an area in a folder outside the checkout, and returns the folder of the build. */
export async function buildStoryArea({ isOlder = false } = {}): Promise<{
  built: string;
  remove(): Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prayer-wall-area-'));
  const all = isOlder ? { ...files, 'webpack.config.mjs': olderBuild } : files;
  await Promise.all(
    Object.entries(all).map(([name, content]) => writeFile(path.join(folder, name), content)),
  );
  // Links its packages, as an installation would.
  await symlink(path.join(root, 'mf-wall/node_modules'), path.join(folder, 'node_modules'));
  await promisify(execFile)(path.join(folder, 'node_modules/.bin/webpack'), { cwd: folder });
  if (isOlder) await leaveOutStandalone(path.join(folder, 'dist/area.json'));
  return {
    built: path.join(folder, 'dist'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function leaveOutStandalone(file: string): Promise<void> {
  const { standalone: _, ...description } = JSON.parse(await readFile(file, 'utf8')) as { standalone: true };
  await writeFile(file, JSON.stringify(description));
}
