import { remote } from 'kit/build';

export default remote({
  name: 'mf-wall',
  directory: import.meta.dirname,
  exposes: {
    './PrayerWall': './feed/PrayerWall',
    './PrayerPage': './prayer/PrayerPage',
    './Composer': './compose/Composer',
  },
});
