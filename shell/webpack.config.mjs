import path from 'node:path';
import { shell } from 'kit/build/shell';

const directory = import.meta.dirname;

export default shell({
  directory,
  entry: './bootstrap.tsx',
  template: path.join(directory, 'index.html'),
  painter: path.join(directory, 'firstPaint/paint.tsx'),
  worker: {
    source: path.join(directory, 'serviceWorker/serviceWorker.js'),
    icon: path.join(directory, 'serviceWorker/icon.png'),
  },
});
