import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Notice } from 'kit';
import type { useThisDevice } from './useThisDevice';

/** The reason why this device shows no notifications; empty when it shows them. */
export function ThisDevice({ device }: { device: ReturnType<typeof useThisDevice> }) {
  const { t } = useLingui();
  if (device.state === 'off') {
    return (
      <Notice
        tone="info"
        title={t`This device does not show notifications yet`}
        action={
          <Button pending={device.isPending} onClick={() => void device.allow()}>
            <Trans>Allow on this device</Trans>
          </Button>
        }
      >
        <Trans>The switches below count for it as soon as you allow it.</Trans>
      </Notice>
    );
  }
  if (device.state === 'refused') {
    return (
      <Notice tone="warning" title={t`This browser holds back our notifications`}>
        <Trans>You can allow them for this site in the browser’s own settings.</Trans>
      </Notice>
    );
  }
  return null;
}
