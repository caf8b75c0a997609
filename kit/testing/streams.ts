import { act } from '@testing-library/react';
import type { LiveUpdate } from '../app/liveUpdate';

/** An EventSource that opens, tells and falls when the test says so. */
export class Stream extends EventTarget {
  isClosed = false;

  constructor(readonly address: string) {
    super();
    opened.push(this);
  }

  /** What it asks to be told. */
  get wanted(): Record<string, unknown> {
    const { searchParams } = new URL(this.address, 'http://localhost');
    return JSON.parse(searchParams.get('variables')!) as Record<string, unknown>;
  }

  close(): void {
    this.isClosed = true;
  }

  stand(): Promise<void> {
    return this.#happen(new Event('open'));
  }

  fall(): Promise<void> {
    return this.#happen(new Event('error'));
  }

  tell(update: Partial<LiveUpdate>): Promise<void> {
    const live = { ...nothing, ...update };
    return this.#happen(new MessageEvent('next', { data: JSON.stringify({ data: { live } }) }));
  }

  #happen(event: Event): Promise<void> {
    return act(async () => void this.dispatchEvent(event));
  }
}

const nothing: LiveUpdate = {
  stats: null,
  newPrayers: [],
  gonePrayers: [],
  prayerCounts: [],
  changedPrayers: [],
  changedChains: [],
  changedGroups: [],
  unreadNotificationCount: null,
};

let opened: Stream[] = [];

/** From here on pages open such streams; answers those that were opened, in order. */
export function takeStreams(): readonly Stream[] {
  opened = [];
  Object.assign(globalThis, { EventSource: Stream });
  return opened;
}

/** Browsers without live connections again, as tests have them. */
export function leaveStreams(): void {
  Reflect.deleteProperty(globalThis, 'EventSource');
}
