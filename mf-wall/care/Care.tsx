import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { loadRemainingTexts, Region } from 'kit';
import { CareNotice, HelplineLink } from './CareNotice';

const CrisisHelp = lazy(async () => {
  const [help] = await Promise.all([import('./CrisisHelp'), loadRemainingTexts()]);
  return { default: help.CrisisHelp };
});

/** Crisis help beside a text about self-harm. Its words are shown even while the helplines load or fail. */
export function Care() {
  const { t } = useLingui();
  return (
    <Region label={t`Crisis help`} failed={showWithoutLines}>
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
