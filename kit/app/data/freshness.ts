const seconds = 1000;
const minutes = 60 * seconds;

/** Every refresh interval and age of the specification, section 9, in milliseconds. */
export const freshness = {
  feed: { poll: 30 * seconds, stale: 10 * seconds },
  stats: { poll: 5 * seconds },
  amenCheck: { poll: 5 * seconds },
  /** Not in the specification: how soon others' activity is seen. */
  chains: { poll: 5 * seconds },
  posts: { poll: 15 * seconds },
  notifications: { poll: 30 * seconds },
  admin: { poll: 30 * seconds },
  /** Of the live connection that lets polls rest. */
  live: {
    /** A poll goes out all the same when the last one is this old. */
    recheck: 5 * minutes,
    /** Parts of a page that mount and unmount together change the connection once. */
    gather: 400,
    /** A topic that has changed is read again at most this often, by all pages within `spread`. */
    spacing: 3 * seconds,
    spread: 300,
    /** Pauses before it comes back, doubled each time; one that was `lasting` begins anew. */
    reconnect: { first: 1 * seconds, most: 60 * seconds, lasting: 10 * seconds },
  },
  cache: { fresh: 5 * minutes, unused: 10 * minutes },
} as const;

export const retries = { query: 2, mutation: 1 } as const;

/** How long a message stands before the page moves on. */
export const redirectAfter = {
  signIn: 1500,
  pleaseSignIn: 1500,
  unauthorized: 500,
  praiseSignIn: 1000,
} as const;

/** Polls pause while nobody looks or nothing can be reached. */
export function skipPollAttempt(): boolean {
  return document.hidden || !navigator.onLine;
}
