import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useApolloClient } from 'kit';
import { EarlierCommentsDocument, type Comments_PrayerFragment } from '../gen/graphql';
import { isFullPage } from './fullPage';

/**
 * The encouragements to show, and earlier ones on request. Earlier ones appear above what is being read, which stays
 * where it is on the screen.
 */
export function useEarlierComments(
  { id, comments, commentCount }: Comments_PrayerFragment,
  list: RefObject<HTMLUListElement | null>,
) {
  const client = useApolloClient();
  /** The first comment to show while earlier ones are being loaded. */
  const [heldFirst, setHeldFirst] = useState<number | null>(null);
  const [firstOfAll, setFirstOfAll] = useState<number | null>(null);
  const reading = useRef<{ line: Element; top: number } | null>(null);

  const start = comments.findIndex((comment) => comment.id === heldFirst);
  const shown = start > 0 ? comments.slice(start) : comments;
  const first = shown[0]?.id ?? null;
  // A count alone may be ahead of the list.
  const hasEarlier =
    isFullPage(comments.map(contentOf)) && commentCount > shown.length && first !== firstOfAll;

  useLayoutEffect(() => {
    if (heldFirst !== null || !reading.current) return;
    const { line, top } = reading.current;
    reading.current = null;
    // Zero if the browser itself has anchored the line.
    const shift = line.getBoundingClientRect().top - top;
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
  }, [heldFirst]);

  const loadEarlier = async () => {
    if (first === null) return;
    setHeldFirst(first);
    try {
      const { data } = await client.query({
        query: EarlierCommentsDocument,
        variables: { id, before: first },
        fetchPolicy: 'network-only',
      });
      // Read from the cache: with those that were shown before.
      const known = data?.prayer?.comments ?? [];
      const added = known.findIndex((comment) => comment.id === first);
      const line = list.current?.firstElementChild;
      if (line && added > 0) reading.current = { line, top: line.getBoundingClientRect().top };
      if (added !== -1 && !isFullPage(known.slice(0, added).map(contentOf))) setFirstOfAll(known[0]!.id);
    } finally {
      setHeldFirst(null);
    }
  };

  return { shown, hasEarlier: hasEarlier || heldFirst !== null, loadEarlier };
}

const contentOf = ({ content }: { content: string }) => content;
