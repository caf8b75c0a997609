import { msg } from '@lingui/core/macro';
import { lazyPart, useSearchParams } from 'kit';
import { PrayThrough } from './PrayThrough';
import '../typePolicies';

const ScreenMode = lazyPart(msg`The screen`, async () => (await import('./screen/ScreenMode')).ScreenMode);

/** One prayer at a time, in the order of need (contract, section 10). */
export function Pray() {
  const [params] = useSearchParams();
  return params.get('display') === 'screen' ? <ScreenMode /> : <PrayThrough />;
}
