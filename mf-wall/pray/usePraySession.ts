import { readFailure, useApolloClient, useDraft } from 'kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PrayQueueDocument } from '../gen/graphql';

/** As many prayers are there before they are needed. */
const ahead = 2;
/** The most that one request leaves out; older ones could come again. */
const mostRemembered = 1_000;

interface Stored {
  /** The prayers that were shown, and those that come next. */
  ids: number[];
  at: number;
  /** Those to which the reader has said amen in this session. */
  amens: number[];
  /** Minutes after which the next prayer comes; 0 for no timer. */
  minutes: number;
}

export interface PraySession {
  /** The prayer to show; null while it is loading, and where there is none. */
  id: number | null;
  /** Changes with every step. */
  at: number;
  state: 'praying' | 'loading' | 'failed' | 'empty' | 'ended';
  amens: number;
  minutes: number;
  canGoBack: boolean;
  next(): void;
  back(): void;
  end(): void;
  /** Begins a new session. */
  begin(): void;
  retry(): void;
  addAmen(id: number): void;
  /** The amen was not received. */
  removeAmen(id: number): void;
  hasPrayedFor(id: number): boolean;
  /** Leaves out a prayer that nobody may see any more. */
  drop(id: number): void;
  setMinutes(minutes: number): void;
}

const fresh: Stored = { ids: [], at: 0, amens: [], minutes: 0 };

/** Praying through, until End: the prayers of this session, stored in this tab over a reload and sign-in. */
export function usePraySession(): PraySession {
  const client = useApolloClient();
  const { value: session, change: store, reset } = useDraft<Stored>('pray', fresh);
  const [queue, setQueue] = useState<'more' | 'loading' | 'failed' | 'used up'>('more');
  const [hasEnded, setEnded] = useState(false);

  // Two changes may come before the next render: each begins with what the last one left.
  const latest = useRef(session);
  const change = (edit: (known: Stored) => Partial<Stored>) => {
    latest.current = { ...latest.current, ...edit(latest.current) };
    store(latest.current);
  };
  const { ids, at, amens, minutes } = session;
  const isShort = ids.length <= at + ahead;

  const request = useEffectEvent(async () => {
    setQueue('loading');
    try {
      const { data } = await client.query({
        query: PrayQueueDocument,
        variables: { limit: at + ahead + 1 - ids.length, exclude: ids.slice(-mostRemembered) },
        fetchPolicy: 'network-only',
      });
      onArrived(data?.prayQueue.map((prayer) => prayer.id) ?? []);
    } catch {
      setQueue('failed');
    }
  });

  const onArrived = useEffectEvent((arrived: number[]) => {
    setQueue(arrived.length > 0 ? 'more' : 'used up');
    if (arrived.length > 0) change((known) => withArrived(known, arrived));
  });

  const isDue = isShort && queue === 'more' && !hasEnded;
  useEffect(() => {
    if (isDue) void request();
  }, [isDue]);

  const id = ids[at] ?? null;
  const isThrough = id === null && queue === 'used up' && ids.length > 0;
  const end = () => {
    latest.current = { ...latest.current, ids: [], at: 0 };
    reset(latest.current);
    setEnded(true);
  };
  const endByItself = useEffectEvent(end);
  useEffect(() => {
    if (isThrough) endByItself();
  }, [isThrough]);

  return {
    id: hasEnded ? null : id,
    at,
    state: hasEnded || isThrough ? 'ended' : stateOf(id, queue),
    amens: amens.length,
    minutes,
    canGoBack: at > 0,
    next() {
      if (id === null) return;
      // A request that failed is sent again by going on.
      if (queue === 'failed') setQueue('more');
      change((known) => ({ at: known.at + 1 }));
    },
    back: () => change((known) => ({ at: Math.max(0, known.at - 1) })),
    end,
    begin() {
      latest.current = { ...fresh, minutes };
      reset(latest.current);
      setEnded(false);
      setQueue('more');
    },
    retry: () => setQueue('more'),
    addAmen: (given) => change((known) => ({ amens: [...new Set([...known.amens, given])] })),
    removeAmen: (refused) => change((known) => ({ amens: known.amens.filter((one) => one !== refused) })),
    hasPrayedFor: (prayed) => amens.includes(prayed),
    drop: (gone) => change((known) => without(known, gone)),
    setMinutes: (chosen) => change(() => ({ minutes: chosen })),
  };
}

function withArrived({ ids, at }: Stored, arrived: readonly number[]): Partial<Stored> {
  const all = [...new Set([...ids, ...arrived])];
  const excess = Math.max(0, all.length - mostRemembered);
  return { ids: all.slice(excess), at: Math.max(0, at - excess) };
}

function without({ ids, at }: Stored, gone: number): Partial<Stored> {
  const place = ids.indexOf(gone);
  if (place === -1) return {};
  return { ids: ids.toSpliced(place, 1), at: place < at ? at - 1 : at };
}

function stateOf(id: number | null, queue: string): PraySession['state'] {
  if (id !== null) return 'praying';
  if (queue === 'used up') return 'empty';
  return queue === 'failed' ? 'failed' : 'loading';
}

/** Whether an operation failed because nobody may see the prayer any more. */
export function isGone(error: unknown): boolean {
  return ['NOT_FOUND', 'BAD_USER_INPUT'].includes(readFailure(error).code ?? '');
}
