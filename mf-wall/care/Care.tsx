import { lazy, Suspense } from 'react';
import { Region } from 'kit';
import { CareNotice, HelplineLink } from './CareNotice';

const CrisisHelp = lazy(async () => ({ default: (await import('./CrisisHelp')).CrisisHelp }));

/** Crisis help beside words that speak of self-harm. Its words stand there whatever is late or fails. */
export function Care() {
  return (
    <Region label="Crisis help" failed={showWithoutLines}>
      <Suspense fallback={<CareNotice />}>
        <CrisisHelp />
      </Suspense>
    </Region>
  );
}

const showWithoutLines = () => (
  <CareNotice>
    <HelplineLink />
  </CareNotice>
);
