import { useEffect, useState } from 'react';
import { useApolloClient, useToast } from 'kit';
import { PushPublicKeyDocument, SubscribeToPushDocument } from '../gen/graphql';
import {
  askForPermission,
  stateOfThisDevice,
  subscribeThisDevice,
  type DeviceState,
} from './deviceSubscription';

/** Whether this device shows notifications; null until it is known. */
export function useThisDevice() {
  const client = useApolloClient();
  const toast = useToast();
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
      // First, and before any answer is awaited: browsers ask only on behalf of a press.
      const permission = await askForPermission();
      if (permission === 'granted') {
        const { data } = await client.query({ query: PushPublicKeyDocument });
        const input = await subscribeThisDevice(data!.pushPublicKey);
        await client.mutate({ mutation: SubscribeToPushDocument, variables: { input } });
      }
      setState(await stateOfThisDevice());
    } catch {
      toast({
        title: 'Error',
        description: 'This device could not be set up for notifications.',
        variant: 'destructive',
      });
    } finally {
      setPending(false);
    }
  };

  return { state, isPending, allow };
}
