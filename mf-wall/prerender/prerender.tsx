import { prerenderArea } from 'kit/prerender/area';
import { PrayerWall } from '../feed/PrayerWall';
import { PrerenderedFeed } from './PrerenderedFeed';
import { PrerenderedPrayer } from './PrerenderedPrayer';

void prerenderArea({
  '/prayers': <PrayerWall Prayers={PrerenderedFeed} />,
  '/prayer/:id': <PrerenderedPrayer />,
});
