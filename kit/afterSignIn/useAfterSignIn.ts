import { page } from 'kit';
import { useEffect, useEffectEvent } from 'react';

/** Local storage, because the link of a sign-in mail opens another tab. One at a time: the last press counts. */
const key = 'after-sign-in';
const lifetimeMs = 30 * 60_000;

interface Waiting {
  /** Name of the action. */
  what: string;
  /** Where it was pressed. */
  path: string;
  /** When it expires. */
  until: number;
  /** The page load in which it was pressed. */
  load: number;
  /** Who pressed: a member whose session had ended; null for a visitor, who may become any member. */
  by: number | null;
  details?: unknown;
}

/**
 * Does once, by itself, what a visitor was about to do when sign-in was needed (decision 0056): when the same page is
 * shown to a member within 30 minutes. What a member was about to do whose session had ended is done for them alone.
 *
 * @param what names it, such as `amen 12`
 * @returns records that it is to be done after sign-in, with the details that `act` then gets
 */
export function useAfterSignIn<Details = void>(
  what: string,
  act: (details: Details) => void,
): (details: Details) => void {
  const perform = useEffectEvent(() => {
    const due = find(what);
    if (!due) return;
    clearAfterSignIn();
    act(due.details as Details);
  });

  useEffect(() => {
    // The stored display token may outlive the session: only the server's word counts.
    if (!page.session || !find(what)) return;
    // In one tab alone. Without https there are no locks.
    if (navigator.locks) void navigator.locks.request(key, perform);
    else perform();
  }, [what]);

  return (details) => rememberForSignIn(what, details);
}

/** Records what is to be done after sign-in. */
export function rememberForSignIn(what: string, details?: unknown): void {
  store({
    what,
    path: window.location.pathname,
    until: Date.now() + lifetimeMs,
    load: performance.timeOrigin,
    by: page.session?.id ?? null,
    details,
  });
}

/** The page where something waits to be done; null if nothing does. */
export function findWaitingPath(): string | null {
  return find()?.path ?? null;
}

/** At sign-out: who comes next at this device is somebody else. */
export function clearAfterSignIn(): void {
  store(null);
}

/** The waiting action; with a name only if it may be done here. In the page load of the press there is no session. */
function find(name?: string): Waiting | null {
  try {
    const waiting = JSON.parse(localStorage.getItem(key)!) as Waiting;
    const { what, path, until, load, by } = waiting;
    const isOwn = by === null || by === page.session?.id;
    const isHere = path === window.location.pathname && load !== performance.timeOrigin;
    return isOwn && until > Date.now() && (!name || (name === what && isHere)) ? waiting : null;
  } catch {
    return null;
  }
}

function store(waiting: Waiting | null): void {
  try {
    localStorage.setItem(key, JSON.stringify(waiting));
  } catch {
    return;
  }
}
