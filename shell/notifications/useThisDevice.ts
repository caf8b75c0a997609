import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { readFailure, useApolloClient, useFailureToast, useWrite } from 'kit';
import { PushPublicKeyDocument, SubscribeToPushDocument } from './gen/graphql';
import {
  askForPermission,
  stateOfThisDevice,
  subscribeThisDevice,
  type DeviceState,
} from './deviceSubscription';

/** Whether this device shows notifications; null until it is known. */
export function useThisDevice() {
  const { t } = useLingui();
  const notSetUp = { fallback: t`This device could not be set up for notifications.`, isFixed: true };
  const client = useApolloClient();
  const toastFailure = useFailureToast();
  const [subscribe] = useWrite(SubscribeToPushDocument, { failure: notSetUp });
  const [state, setState] = useState<DeviceState | null>(null);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    stateOfThisDevice()
      .then(setState)
      .catch(() => setState('unable'));
  }, []);

  const allow = async () => {
    setPending(true);
    try {
      // Before anything is awaited: browsers request permission only during a user gesture.
      const permission = await askForPermission();
      if (permission === 'granted') {
        const { data } = await client.query({ query: PushPublicKeyDocument });
        const input = await subscribeThisDevice(data!.pushPublicKey);
        const { failure } = await subscribe({ input });
        if (failure) return;
      }
      setState(await stateOfThisDevice());
    } catch (error) {
      toastFailure(readFailure(error), notSetUp);
    } finally {
      setPending(false);
    }
  };

  return { state, isPending, allow };
}
