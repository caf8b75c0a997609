import { page } from 'kit';
import { useEffect, useEffectEvent } from 'react';

/** Local storage, because the link of a sign-in mail opens another tab. One at a time: the last press counts. */
const key = 'after-sign-in';
const lifetimeMs = 30 * 60_000;

/** Name of the action, pathname where it was pressed, when it expires, and the page load in which it was pressed. */
type Waiting = [what: string, path: string, until: number, load: number, details?: unknown];

/**
 * Does once, by itself, what a visitor was about to do when sign-in was needed (decision 0056): when the same page is
 * shown to a member within 30 minutes.
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
    forgetAfterSignIn();
    act(due[4] as Details);
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
  store([what, window.location.pathname, Date.now() + lifetimeMs, performance.timeOrigin, details]);
}

/** The page where something waits to be done; null if nothing does. */
export function findWaitingPath(): string | null {
  return find()?.[1] ?? null;
}

/** At sign-out: who comes next at this device is somebody else. */
export function forgetAfterSignIn(): void {
  store(null);
}

/** The waiting action; with a name only if it may be done here. In the page load of the press there is no session. */
function find(name?: string): Waiting | null {
  try {
    const waiting = JSON.parse(localStorage.getItem(key)!) as Waiting;
    const [what, path, until, load] = waiting;
    const isHere = path === window.location.pathname && load !== performance.timeOrigin;
    return until > Date.now() && (!name || (name === what && isHere)) ? waiting : null;
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
