import { act } from '@testing-library/react';
import type { LiveUpdate } from 'schema/live';
import type { LiveProtocol } from '../app/live/liveState';

/** An EventSource that opens, sends and fails when the test says so. */
export class Stream extends EventTarget {
  isClosed = false;

  constructor(readonly address: string) {
    super();
    opened.push(this);
  }

  /** The topics that it requests. */
  get topics(): string[] {
    const { searchParams } = new URL(this.address, 'http://localhost');
    return JSON.parse(searchParams.get('topics')!) as string[];
  }

  close(): void {
    this.isClosed = true;
  }

  open(): Promise<void> {
    return this.#dispatch(new Event('open'));
  }

  fail(): Promise<void> {
    return this.#dispatch(new Event('error'));
  }

  send(update: Partial<LiveUpdate>): Promise<void> {
    const live = { ...noChange, ...update };
    return this.#dispatch(new MessageEvent('next', { data: JSON.stringify({ data: { live } }) }));
  }

  #dispatch(event: Event): Promise<void> {
    return act(async () => void this.dispatchEvent(event));
  }
}

const noChange: LiveUpdate = {
  stats: null,
  newPrayers: [],
  gonePrayers: [],
  prayerCounts: [],
  changedPrayers: [],
  changedChains: [],
  changedGroups: [],
  unreadNotificationCount: null,
};

/** The shell's protocol has tests of its own. */
export const sceneProtocol: LiveProtocol = {
  addressOf: (topics) => `/live?${new URLSearchParams({ topics: JSON.stringify(topics) })}`,
  changedTopics: () => [],
};

let opened: Stream[] = [];

/** From here on pages open such streams; returns those that were opened, in order. */
export function takeStreams(): readonly Stream[] {
  opened = [];
  Object.assign(globalThis, { EventSource: Stream });
  return opened;
}

/** Browsers without live connections again, as tests have them. */
export function leaveStreams(): void {
  Reflect.deleteProperty(globalThis, 'EventSource');
}
