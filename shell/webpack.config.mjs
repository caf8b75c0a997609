import path from 'node:path';
import { shell } from 'kit/build/shell';

const directory = import.meta.dirname;

export default shell({
  directory,
  entry: './bootstrap.tsx',
  prerenderer: path.join(directory, 'prerender/prerender.tsx'),
  starter: path.join(directory, 'prerender/start.js'),
  worker: {
    source: path.join(directory, 'serviceWorker/serviceWorker.js'),
    icon: path.join(directory, 'serviceWorker/icon.png'),
  },
});
