import type { AreaDeclaration } from 'kit';
import { pray, prayerPage, wall } from 'schema/addresses';

export const area: AreaDeclaration = {
  routes: [
    {
      path: wall,
      component: './feed/PrayerWall',
      title: 'Prayer Wall',
      label: 'The prayer wall',
      navigation: { label: 'Prayer Wall', position: 1 },
      operation: {
        name: 'FeedPage',
        variables: {
          sort: { from: 'query', name: 'sort', default: 'recent' },
          categories: { from: 'query', name: 'category', as: 'list', default: [] },
          search: { from: 'query', name: 'search' },
        },
      },
      otherOperations: { everyone: ['WallBanner', 'CommunityImpact'], members: ['Journey'] },
    },
    {
      path: prayerPage(':id'),
      component: './prayer/PrayerPage',
      title: 'Prayer',
      label: 'This prayer',
      operation: { name: 'PrayerPage', variables: { id: { from: 'path', name: 'id', as: 'number' } } },
    },
    {
      path: pray,
      component: './pray/Pray',
      title: 'Pray through the wall',
      label: 'Praying through the wall',
      frame: 'none',
    },
  ],
  slots: { composer: './compose/Composer', crisisHelp: './care/CrisisHelp' },
  prerenderer: './prerender/prerender.tsx',
};
