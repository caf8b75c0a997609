import path from 'node:path';
import { shell } from 'kit/build/shell';

const directory = import.meta.dirname;

export default shell({
  directory,
  entry: './bootstrap.tsx',
  prerenderer: path.join(directory, 'prerender/prerender.tsx'),
  landingOperations: ['LandingBanner', 'ArchPrayers'],
  memberOperations: ['UnreadNotificationCount'],
  starter: path.join(directory, 'prerender/start.js'),
  worker: {
    source: path.join(directory, 'serviceWorker/serviceWorker.ts'),
    remover: path.join(directory, 'serviceWorker/remove.ts'),
    icon: path.join(directory, 'serviceWorker/icon.png'),
  },
  // Drawn by `npm run icons`.
  appIcons: [
    { source: path.join(directory, 'icons/icon-192.png'), size: 192, purpose: 'any' },
    { source: path.join(directory, 'icons/icon-512.png'), size: 512, purpose: 'any' },
    { source: path.join(directory, 'icons/maskable-512.png'), size: 512, purpose: 'maskable' },
    { source: path.join(directory, 'icons/monochrome-512.png'), size: 512, purpose: 'monochrome' },
  ],
  touchIcon: path.join(directory, 'icons/touch-180.png'),
});
