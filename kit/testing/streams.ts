import { act } from '@testing-library/react';
import type { LiveUpdate } from 'schema/live';
import type { LiveProtocol } from '../app/live/liveState';

/** An EventSource that opens, sends and fails when the test calls for it. */
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

  complete(): Promise<void> {
    return this.#dispatch(new MessageEvent('complete', { data: '' }));
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

/** Makes pages open such streams from here on. Returns the opened ones, in order. */
export function mockStreams(): readonly Stream[] {
  opened = [];
  Object.assign(globalThis, { EventSource: Stream });
  return opened;
}

/** Removes live connections again, the default in tests. */
export function restoreStreams(): void {
  Reflect.deleteProperty(globalThis, 'EventSource');
}
