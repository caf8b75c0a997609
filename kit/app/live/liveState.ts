import type { LiveTopic, LiveUpdate } from 'schema/live';

/** The product's part of the live connection; the shell provides it. */
export interface LiveProtocol {
  /** The address of the stream for these topics. */
  addressOf(topics: readonly LiveTopic[]): string;
  /** The topics whose queries must be refetched, because the update has no data for them. */
  changedTopics(update: LiveUpdate): LiveTopic[];
}

/** The topics of mounted components, and since when the stream covers each. */
export interface LiveState {
  readonly wanted: Map<LiveTopic, number>;
  readonly coveredSince: Map<LiveTopic, number>;
  readonly listeners: Set<(update: LiveUpdate) => void>;
  /** Called when `wanted` has changed. */
  onChange: () => void;
}
