const seconds = 1000;
const minutes = 60 * seconds;

/** Every refresh interval and age of the specification, section 9, in milliseconds. */
export const freshness = {
  feed: { poll: 30 * seconds, stale: 10 * seconds },
  stats: { poll: 5 * seconds },
  amenCheck: { poll: 5 * seconds },
  /** Not in the specification: the intervals at which others' activity appears. */
  chains: { poll: 5 * seconds },
  posts: { poll: 15 * seconds },
  notifications: { poll: 30 * seconds },
  admin: { poll: 30 * seconds },
  /** The live connection, during which polls pause. */
  live: {
    /** A poll is sent even so when the last one is this old. */
    recheck: 5 * minutes,
    /** Parts of a page that mount and unmount together change the connection once. */
    gather: 400,
    /** A changed topic is refetched at most this often, by all pages within `spread`. */
    spacing: 3 * seconds,
    spread: 300,
    /** Pauses before a reconnect, doubled each time; a connection that was `lasting` resets them. */
    reconnect: { first: 1 * seconds, most: 60 * seconds, lasting: 10 * seconds },
  },
  cache: { fresh: 5 * minutes, unused: 10 * minutes },
} as const;

/** The time limit of one request, in milliseconds; retries have their own. */
export const requestTimeout = 30 * seconds;

export const retries = { query: 2, mutation: 1 } as const;

/** How long a message is shown before the page navigates. */
export const redirectAfter = {
  signIn: 1500,
  pleaseSignIn: 1500,
  unauthorized: 500,
  praiseSignIn: 1000,
} as const;

/** Polls pause while the page is hidden or offline. */
export function skipPollAttempt(): boolean {
  return document.hidden || !navigator.onLine;
}
