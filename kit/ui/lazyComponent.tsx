import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { loadRemainingTexts } from '../locale/catalogs';
import { isOfflineNow } from './useOffline';

interface LoadingProps {
  /** False: it is rendered if its code is loaded already, but the code is not loaded for it. */
  isNeeded?: boolean;
  /** Shown while the code is loading. */
  fallback?: ReactNode;
  /** The code could not be loaded in three attempts, offline in one; the next mount tries again. */
  onLoadFailed?: (error: unknown) => void;
}

const preloads: (() => Promise<unknown>)[] = [];

/**
 * A component whose code is loaded when it is first rendered. It differs from `React.lazy` in two ways: a failure is
 * not remembered, and without a Suspense boundary there is no fallback that React shows for at least 300 ms.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LoadingProps> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    if (loaded) return loaded;
    const [component] = await Promise.all([withRetries(load), loadRemainingTexts()]);
    return (loaded = component);
  };
  preloads.push(preload);

  return function Lazy({ isNeeded = true, fallback = null, onLoadFailed, ...props }) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const reportFailure = useEffectEvent((error: unknown) => onLoadFailed?.(error));

    useEffect(() => {
      if (Loaded || !isNeeded) return;
      let isMounted = true;
      preload().then(
        (component) => isMounted && setLoaded(() => component),
        (error: unknown) => isMounted && reportFailure(error),
      );
      return () => {
        isMounted = false;
      };
    }, [Loaded, isNeeded]);

    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  };
}

/** Loads every lazy component, for tests that are not about loading. */
export const preloadAll = () => Promise.all(preloads.map((preload) => preload()));

/** Milliseconds between one attempt and the next. */
const pauses = [500, 2000];

async function withRetries<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (error) {
      if (isOfflineNow()) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
