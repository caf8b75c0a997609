import path from 'node:path';
import { shell } from 'kit/build/shell';

const directory = import.meta.dirname;

export default shell({
  directory,
  entry: './bootstrap.tsx',
  template: path.join(directory, 'index.html'),
  painter: path.join(directory, 'firstPaint/paint.tsx'),
  starter: path.join(directory, 'firstPaint/start.js'),
  worker: {
    source: path.join(directory, 'serviceWorker/serviceWorker.js'),
    icon: path.join(directory, 'serviceWorker/icon.png'),
  },
});
