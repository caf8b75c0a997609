import { Button, Notice } from 'kit';
import type { useThisDevice } from './useThisDevice';

/** The reason why this device shows no notifications; empty when it shows them. */
export function ThisDevice({ device }: { device: ReturnType<typeof useThisDevice> }) {
  if (device.state === 'off') {
    return (
      <Notice
        tone="info"
        title="This device does not show notifications yet"
        action={
          <Button pending={device.isPending} onClick={() => void device.allow()}>
            Allow on this device
          </Button>
        }
      >
        The switches below count for it as soon as you allow it.
      </Notice>
    );
  }
  if (device.state === 'refused') {
    return (
      <Notice tone="warning" title="This browser holds back our notifications">
        You can allow them for this site in the browser’s own settings.
      </Notice>
    );
  }
  return null;
}
