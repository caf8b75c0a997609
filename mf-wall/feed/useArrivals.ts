import { useState } from 'react';
import { useWallNews } from 'kit';
import type { Filters } from '../filters/useFilters';

/** More than this nobody counts. */
const mostKept = 500;

interface Arrivals {
  /** Ids of prayers that came since the wall was opened, and would stand in a list of these filters. */
  arrived: readonly number[];
  /** Ids of prayers that have left it since. */
  gone: ReadonlySet<number>;
}

/** What came to the wall and left it while it is open, as far as a live connection tells. */
export function useArrivals({ categories }: Filters): Arrivals {
  const [news, setNews] = useState<News>(none);
  useWallNews(({ newPrayers, gonePrayers }) =>
    setNews((known) =>
      newPrayers.length + gonePrayers.length === 0
        ? known
        : {
            arrived: [...known.arrived, ...newPrayers].slice(-mostKept),
            gone: new Set([...known.gone, ...gonePrayers]),
          },
    ),
  );

  const wanted = new Set<string>(categories);
  return {
    arrived: news.arrived
      .filter(({ category }) => wanted.size === 0 || wanted.has(category))
      .map(({ id }) => id),
    gone: news.gone,
  };
}

interface News {
  arrived: readonly { id: number; category: string }[];
  gone: ReadonlySet<number>;
}

const none: News = { arrived: [], gone: new Set() };
