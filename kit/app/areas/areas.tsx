import {
  createContext,
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { page } from '../page/page';
import { endlessSuspense } from './areaFault';
import { Region, type ShowFailure } from './Region';
import { useProvided } from '../page/useProvided';
import { useHeldRules } from '../../theme/useHeldRules';

/** The address of another area's component: the remote's name and the exposed module. */
export interface AreaAddress {
  remote: string;
  module: string;
}

/**
 * The slots through which areas use each other's components. The props are the whole contract, so a change here affects
 * every live area.
 */
export interface Slots {
  /** The dialog for a new prayer; mounted when it is first opened. */
  composer: { isOpen: boolean; onClose: () => void };
  /** The prayer chains view, in the wall's tools and in the features. */
  chains: object;
  /** Browsing, creating and joining groups; the wall's tools have a shorter form than the features. */
  groups: { place: 'wall' | 'features' };
  /** The dialog in which a member reports a text to the moderators; mounted when it is first opened. */
  reportDialog: {
    kind: 'prayer' | 'comment' | 'testimonial' | 'group_post' | 'group_post_comment';
    targetId: number;
    isOpen: boolean;
    onClose: () => void;
    /** The report was sent. */
    onReported?: () => void;
  };
  /** Why moderation hides a text and the way to restore it, for site administrators. */
  hiddenNotice: { kind: Slots['reportDialog']['kind']; targetId: number; title: string };
  /** Crisis help, beside a text about self-harm. */
  crisisHelp: object;
  /** The dialog that turns an answered prayer into a testimony. */
  testimonyDialog: {
    prayerId: number;
    title: string;
    description: string;
    isOpen: boolean;
    onClose: () => void;
  };
}

interface Areas {
  load(address: AreaAddress): Promise<{ default: ComponentType<object> }>;
  /** The component, if its live version has loaded and has no fault: no placeholder is shown for it. */
  findLoaded?(address: AreaAddress): ComponentType<object> | undefined;
  /** The component that fills a slot; null without one. */
  findSlot(name: keyof Slots): AreaAddress | null;
  /** Preloads the code and data of a path: at once when its link is pressed, else once the pointer or focus rests there. */
  preload(path: string, isPressed?: boolean): void;
  /** Records the fault. Resolves to true when a retry will succeed, for example with a newer version. */
  recover(address: AreaAddress, error: unknown): Promise<boolean>;
}

const AreasContext = createContext<Areas | null>(null);

export const AreasProvider = AreasContext;

export function useAreas(): Areas {
  return useProvided(AreasContext);
}

interface AreaViewProps extends AreaAddress {
  /** The region's name, for the heading of its fallback: 'The prayer wall'. */
  label: string;
  /** Shown while the code is loading: a skeleton. */
  loading: ReactNode;
  /** The fallback of a broken component; by default that of `Region`. */
  failed?: ShowFailure;
  componentProps?: object;
}

/** A component of another area. If it is missing, broken or incompatible, only this region shows it. */
export function AreaView({ label, failed, ...view }: AreaViewProps) {
  const { remote, module, loading } = view;
  const { recover } = useAreas();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);

  return (
    <Region
      // The key resets the region, and its error, when the area changes.
      key={`${remote}/${module}`}
      label={label}
      failed={failed}
      recover={(error) => recover({ remote, module }, error)}
      recovering={loading}
      resetKeys={[pathname]}
      onRetry={() => setAttempt((last) => last + 1)}
    >
      <Attempt key={attempt} {...view} />
    </Region>
  );
}

type Outcome = { View: ComponentType<object> } | { error: unknown };

/** Not `React.lazy`: React shows the fallback of a Suspense boundary for at least 300 ms (decision 92). */
function Attempt({ remote, module, loading, componentProps = {} }: Omit<AreaViewProps, 'label' | 'failed'>) {
  const { load, findLoaded } = useAreas();
  useHeldRules();
  // Loading begins while it renders. An effect comes after the placeholder has been painted.
  const [outcome, setOutcome] = useState<Promise<Outcome> | Outcome>(() => {
    const View = findLoaded?.({ remote, module });
    return View ? { View } : outcomeOf(load({ remote, module }));
  });

  useEffect(() => {
    // Rendered as a transition, in slices, between which the browser responds.
    if ('then' in outcome) void outcome.then((result) => startTransition(() => setOutcome(result)));
  }, [outcome]);

  const waiting = <Waiting remote={remote}>{loading}</Waiting>;
  if ('then' in outcome) return waiting;
  if ('error' in outcome) throw outcome.error;
  return (
    <Suspense fallback={waiting}>
      <outcome.View {...componentProps} />
    </Suspense>
  );
}

function outcomeOf(loading: ReturnType<Areas['load']>): Promise<Outcome> {
  return loading.then(
    ({ default: View }) => ({ View }),
    (error: unknown) => ({ error }),
  );
}

/** Longer than the loading of a module, with everything that is tried, takes (shell/remotes/loading.ts). */
const longestWait = 25_000;

/** The placeholder of an area that suspends. @throws AreaFault PW-111 when it does not end */
function Waiting({ remote, children }: { remote: string; children: ReactNode }) {
  const [isEndless, setEndless] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEndless(true), longestWait);
    return () => clearTimeout(timer);
  }, []);

  if (isEndless) throw endlessSuspense(remote, page.registry.remotes[remote]?.version ?? null);
  return children;
}

type SlotProps<Name extends keyof Slots> = {
  name: Name;
  label: string;
  loading?: ReactNode;
  /** Shown while no area fills the slot. */
  empty?: ReactNode;
  failed?: ShowFailure;
} & Slots[Name];

/** A region that another area fills, by the slot's name. */
export function Slot<Name extends keyof Slots>({
  name,
  label,
  loading = null,
  empty = null,
  failed,
  ...props
}: SlotProps<Name>) {
  const address = useAreas().findSlot(name);
  if (!address) return empty;
  return <AreaView {...address} label={label} loading={loading} failed={failed} componentProps={props} />;
}
