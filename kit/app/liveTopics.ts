/** What a part of a page can be told by itself; a prayer and a group by their number. */
export type LiveTopic =
  'stats' | 'wall' | 'chains' | 'notifications' | `prayer:${number}` | `group:${number}`;

/** Prayers that came to the wall or left it. */
export interface WallNews {
  newPrayers: readonly { id: number; category: string }[];
  gonePrayers: readonly number[];
}

/** What the parts of a page that are mounted want to be told, and since when each of it is. */
export interface LiveTopics {
  readonly wanted: Map<LiveTopic, number>;
  readonly toldSince: Map<LiveTopic, number>;
  readonly readers: Set<(news: WallNews) => void>;
  /** Called when `wanted` has changed. */
  onChange: () => void;
}
