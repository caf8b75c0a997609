import type { LiveTopic, LiveUpdate } from 'schema/live';

/** The part of the live connection that knows the product; the shell provides it. */
export interface LiveProtocol {
  /** The address of the stream for these topics. */
  addressOf(topics: readonly LiveTopic[]): string;
  /** The topics whose queries must be read again, because the update says only that they have changed. */
  changedTopics(update: LiveUpdate): LiveTopic[];
}

/** The topics of the parts of the page that are mounted, and since when the stream covers each. */
export interface LiveState {
  readonly wanted: Map<LiveTopic, number>;
  readonly coveredSince: Map<LiveTopic, number>;
  readonly listeners: Set<(update: LiveUpdate) => void>;
  /** Called when `wanted` has changed. */
  onChange: () => void;
}
