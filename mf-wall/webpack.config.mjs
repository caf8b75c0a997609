import { remote } from 'kit/build';

export default remote({
  name: 'mf-wall',
  directory: import.meta.dirname,
  exposes: {
    './PrayerWall': './feed/PrayerWall',
    './PrayerPage': './prayer/PrayerPage',
    './Composer': './compose/Composer',
    './CrisisHelp': './care/CrisisHelp',
  },
  painter: './firstPaint/paint.tsx',
  slots: { composer: 'Composer', crisisHelp: 'CrisisHelp' },
  routes: [
    {
      path: '/prayers',
      module: 'PrayerWall',
      operation: 'FeedPage',
      variables: {
        sort: { from: 'query', name: 'sort', default: 'recent' },
        categories: { from: 'query', name: 'category', as: 'list', default: [] },
        search: { from: 'query', name: 'search' },
      },
    },
    {
      path: '/prayer/:id',
      module: 'PrayerPage',
      operation: 'PrayerPage',
      variables: { id: { from: 'path', name: 'id', as: 'number' } },
    },
  ],
});
