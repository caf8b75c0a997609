import { msg } from '@lingui/core/macro';
import { lazyPart, usePageReady, useSearchParams } from 'kit';
import '../typePolicies';

// Later than the wall, whose first view does not need its texts.
const PrayThrough = lazyPart(
  msg`Praying through the wall`,
  async () => (await import('./PrayThrough')).PrayThrough,
);
const ScreenMode = lazyPart(msg`The screen`, async () => (await import('./screen/ScreenMode')).ScreenMode);

/** One prayer at a time, in the order of need (contract, section 10). */
export function Pray() {
  usePageReady();
  const [params] = useSearchParams();
  return params.get('display') === 'screen' ? <ScreenMode /> : <PrayThrough />;
}
