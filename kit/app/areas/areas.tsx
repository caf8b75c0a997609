import {
  createContext,
  lazy,
  Suspense,
  use,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Region, type ShowFailure } from './Region';

/** Where a component of another area stands: the remote's name and the module that it exposes. */
export interface AreaAddress {
  remote: string;
  module: string;
}

/**
 * What areas offer each other. A slot's name says whose region it is in; its props are the whole contract, so a
 * change here is a change for every area that is live.
 */
export interface Slots {
  /** The dialog for a new prayer; mounted when it is first opened. */
  composer: { isOpen: boolean; onClose: () => void };
  /** The prayer chains view, in the wall's tools and in the features. */
  chains: object;
  /** Browsing, making and joining groups; the wall's tools have a shorter form than the features. */
  groups: { place: 'wall' | 'features' };
  /** The dialog in which a member reports a text to the moderators; mounted when it is first opened. */
  reportDialog: {
    kind: 'prayer' | 'comment' | 'testimonial' | 'group_post' | 'group_post_comment';
    targetId: number;
    isOpen: boolean;
    onClose: () => void;
  };
  /** Who helps in a crisis, beside words that speak of self-harm. */
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
  /** Who fills a slot; null while nobody does. */
  findSlot(name: keyof Slots): AreaAddress | null;
  /** Begins to fetch what a path will need. */
  preload(path: string): void;
  /** Records what broke. Resolves to true when a version that works is in its place now. */
  recover(address: AreaAddress, error: unknown): Promise<boolean>;
}

const AreasContext = createContext<Areas | null>(null);

export const AreasProvider = AreasContext;

export function useAreas(): Areas {
  const areas = use(AreasContext);
  if (!areas) throw new Error('useAreas needs an AreasProvider');
  return areas;
}

interface AreaViewProps extends AreaAddress {
  /** What the region is, for the heading of its fallback: 'The prayer wall'. */
  label: string;
  /** Shown while the code is on its way: a skeleton of the real shape. */
  loading: ReactNode;
  /** Shown when it broke; a region's own fallback unless given. */
  failed?: ShowFailure;
  componentProps?: object;
}

/** A component of another area. If it is missing, broken or incompatible, only this region shows it. */
export function AreaView({ remote, module, label, loading, failed, componentProps = {} }: AreaViewProps) {
  const { load, recover } = useAreas();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  // React.lazy remembers a rejection for ever, so each attempt has one of its own.
  const View = useMemo(() => lazyModule(load, { remote, module }, attempt), [load, remote, module, attempt]);

  return (
    <Region
      // Another area begins with a region of its own: what the one before was or had broken is over.
      key={`${remote}/${module}`}
      label={label}
      failed={failed}
      recover={(error) => recover({ remote, module }, error)}
      recovering={loading}
      resetKeys={[pathname]}
      onRetry={() => setAttempt((last) => last + 1)}
    >
      <Suspense fallback={loading}>
        <View {...componentProps} />
      </Suspense>
    </Region>
  );
}

function lazyModule(load: Areas['load'], address: AreaAddress, _attempt: number) {
  return lazy(() => load(address));
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
