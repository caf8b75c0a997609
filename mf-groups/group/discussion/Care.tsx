import { Trans, useLingui } from '@lingui/react/macro';
import { Notice, Slot } from 'kit';

/** Crisis help beside a text about self-harm. Without an area that fills the slot, it links to findahelpline.com. */
export function Care() {
  const { t } = useLingui();
  return (
    <Slot
      name="crisisHelp"
      label={t`Crisis help`}
      loading={<CareFallback />}
      empty={<CareFallback />}
      failed={() => <CareFallback />}
    />
  );
}

/** Crisis help without the lines of the reader's country. */
export function CareFallback() {
  const { t } = useLingui();
  return (
    <Notice title={t`You are not alone`}>
      <Trans>
        Help is there now. People who help, wherever you are:{' '}
        <a href="https://findahelpline.com" target="_blank" rel="noreferrer">
          findahelpline.com
        </a>
      </Trans>
    </Notice>
  );
}
