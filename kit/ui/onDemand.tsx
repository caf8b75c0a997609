import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose code comes when it is first needed. */
export interface Part<Props> {
  fetch: () => Promise<ComponentType<Props>>;
  arrived: ComponentType<Props> | null;
}

export function onDemand<Props>(fetch: Part<Props>['fetch']): Part<Props> {
  return { fetch, arrived: null };
}

interface OnDemandProps<Props> {
  part: Part<Props>;
  given: Props;
  /** Shown until the part is there. */
  waiting?: ReactNode;
  /** The part cannot be had; unlike with React.lazy, the next that is mounted asks for it again. */
  onLost: () => void;
}

/** Shows a part: once it has arrived at once, before that as soon as it does. */
export function OnDemand<Props extends object>({
  part,
  given,
  waiting = null,
  onLost,
}: OnDemandProps<Props>) {
  const [Arrived, setArrived] = useState(() => part.arrived);
  const tellLoss = useEffectEvent(onLost);

  useEffect(() => {
    if (Arrived) return;
    let isAwaited = true;
    fetchPatiently(part.fetch)
      .then((component) => {
        part.arrived = component;
        if (isAwaited) setArrived(() => component);
      })
      .catch(() => {
        if (isAwaited) tellLoss();
      });
    return () => {
      isAwaited = false;
    };
  }, [part, Arrived]);

  return Arrived ? <Arrived {...given} /> : waiting;
}

/** Milliseconds between one try and the next. */
const pauses = [500, 2000];

async function fetchPatiently<Props>(fetch: Part<Props>['fetch']): Promise<ComponentType<Props>> {
  for (const pause of pauses) {
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetch();
}
