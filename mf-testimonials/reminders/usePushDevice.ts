import { useEffect, useState } from 'react';
import { useFailureToast, useMutation, useToast } from 'kit';
import { SubscribeDeviceDocument, UnsubscribeDeviceDocument } from '../gen/graphql';
import {
  findEndpoint,
  findObstacle,
  NotPermitted,
  subscribeDevice,
  unsubscribeDevice,
  type Obstacle,
} from './pushDevice';

interface PushDevice {
  obstacle: Obstacle | null;
  /** Whether this browser receives the member's pushes; null until that is known. */
  isSubscribed: boolean | null;
  /** While it changes: what it shall become. */
  wanted: boolean | null;
  /** Answers whether it is done. */
  change(isOn: boolean, publicKey: string): Promise<boolean>;
}

/** This browser as a place where reminders arrive. */
export function usePushDevice(memberId: number): PushDevice {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [subscribe] = useMutation(SubscribeDeviceDocument);
  const [unsubscribe] = useMutation(UnsubscribeDeviceDocument);
  const [obstacle, setObstacle] = useState(findObstacle);
  const [endpoint, setEndpoint] = useState<string | null | undefined>(undefined);
  const [wanted, setWanted] = useState<boolean | null>(null);

  useEffect(() => {
    let isLeft = false;
    findEndpoint(memberId)
      // A browser that cannot tell receives nothing.
      .catch(() => null)
      .then((found) => !isLeft && setEndpoint(found))
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [memberId]);

  const turnOn = async (publicKey: string) => {
    const input = await subscribeDevice(publicKey, memberId);
    try {
      await subscribe({ variables: { input } });
    } catch (error) {
      await unsubscribeDevice();
      throw error;
    }
    setEndpoint(input.endpoint);
  };

  const turnOff = async () => {
    if (endpoint) await unsubscribe({ variables: { endpoint } });
    await unsubscribeDevice();
    setEndpoint(null);
  };

  return {
    obstacle,
    isSubscribed: endpoint === undefined ? null : endpoint !== null,
    wanted,
    async change(isOn, publicKey) {
      setWanted(isOn);
      try {
        await (isOn ? turnOn(publicKey) : turnOff());
        return true;
      } catch (error) {
        setObstacle(findObstacle());
        if (error instanceof NotPermitted) {
          toast({ title: 'Not turned on', description: 'Your browser gave no permission to notify you.' });
        } else {
          tellOfFailure(error, {
            signIn: 'You need to sign in to choose how reminders reach you.',
            otherwise: isOn ? 'This device could not be turned on.' : 'This device could not be turned off.',
          });
        }
        return false;
      } finally {
        setWanted(null);
      }
    },
  };
}
