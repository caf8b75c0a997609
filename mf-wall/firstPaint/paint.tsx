import 'kit/paint/browser';
import { paintArea } from 'kit/paint/area';
import { PrayerWall } from '../feed/PrayerWall';
import { PaintedFeed } from './PaintedFeed';
import { PaintedPrayer } from './PaintedPrayer';

void paintArea({
  '/prayers': <PrayerWall Prayers={PaintedFeed} />,
  '/prayer/:id': <PaintedPrayer />,
});
