import { prerenderArea } from 'kit/prerender/area';
import { PrayerWall } from '../feed/PrayerWall';
import { PrerenderedFeed } from './PrerenderedFeed';
import { PrerenderedImpact } from './PrerenderedImpact';
import { PrerenderedPrayer } from './PrerenderedPrayer';

void prerenderArea({
  '/prayers': <PrayerWall Prayers={PrerenderedFeed} Impact={PrerenderedImpact} />,
  '/prayer/:id': <PrerenderedPrayer />,
});
