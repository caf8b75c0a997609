import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { readFailure, useFailureToast, useToast, useWrite } from 'kit';
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
  /** Whether this browser is subscribed for the member; null until that is known. */
  isSubscribed: boolean | null;
  /** The requested state while it is changing. */
  wanted: boolean | null;
  /** Returns whether it worked. */
  change(isOn: boolean, publicKey: string): Promise<boolean>;
}

/** Push reminders on this browser. */
export function usePushDevice(memberId: number): PushDevice {
  const { t } = useLingui();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const [subscribe] = useWrite(SubscribeDeviceDocument, { failure: notTurnedOn() });
  const [unsubscribe] = useWrite(UnsubscribeDeviceDocument, { failure: notTurnedOff() });
  const [obstacle, setObstacle] = useState(findObstacle);
  const [endpoint, setEndpoint] = useState<string | null | undefined>(undefined);
  const [wanted, setWanted] = useState<boolean | null>(null);

  useEffect(() => {
    let isLeft = false;
    findEndpoint(memberId)
      // A browser that fails to look it up counts as not subscribed.
      .catch(() => null)
      .then((found) => !isLeft && setEndpoint(found))
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [memberId]);

  const turnOn = async (publicKey: string): Promise<boolean> => {
    const input = await subscribeDevice(publicKey, memberId);
    const { failure } = await subscribe({ input });
    if (failure) await unsubscribeDevice();
    else setEndpoint(input.endpoint);
    return failure === null;
  };

  const turnOff = async (): Promise<boolean> => {
    const { failure } = endpoint ? await unsubscribe({ endpoint }) : { failure: null };
    if (failure) return false;
    await unsubscribeDevice();
    setEndpoint(null);
    return true;
  };

  return {
    obstacle,
    isSubscribed: endpoint === undefined ? null : endpoint !== null,
    wanted,
    async change(isOn, publicKey) {
      setWanted(isOn);
      try {
        const isDone = await (isOn ? turnOn(publicKey) : turnOff());
        if (!isDone) setObstacle(findObstacle());
        return isDone;
      } catch (error) {
        setObstacle(findObstacle());
        if (error instanceof NotPermitted) {
          toast({
            title: t`Not turned on`,
            description: t`Your browser gave no permission to notify you.`,
            variant: 'destructive',
          });
        } else {
          toastFailure(readFailure(error), isOn ? notTurnedOn() : notTurnedOff());
        }
        return false;
      } finally {
        setWanted(null);
      }
    },
  };
}

const signIn = () => t`You need to sign in to choose how reminders reach you.`;
const notTurnedOn = () => ({ signIn: signIn(), fallback: t`This device could not be turned on.` });
const notTurnedOff = () => ({ signIn: signIn(), fallback: t`This device could not be turned off.` });
