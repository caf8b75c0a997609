import { useEffect } from 'react';
import { useLocation, useQuery } from 'kit';
import { LinkedTestimonyDocument } from '../gen/graphql';

/**
 * The testimony that the address names (`/testimonials?testimony=5`, which link previews know, or `#5`). One that is not among those shown is fetched to stand
 * above them; as soon as its card is there, the page scrolls to it and it takes the focus.
 */
export function useLinkedTestimony(shown: readonly { id: number }[] | null) {
  const { hash, search, key } = useLocation();
  const id = numberIn(hash.slice(1)) ?? numberIn(new URLSearchParams(search).get('testimony'));
  const isAmongShown = shown?.some((testimony) => testimony.id === id) ?? false;
  const { data, error } = useQuery(LinkedTestimonyDocument, {
    variables: { id: id ?? 0 },
    skip: id === null || shown === null || isAmongShown,
  });
  const apart = isAmongShown ? null : (data?.testimonial ?? null);
  const isThere = isAmongShown || apart?.id === id;

  useEffect(() => {
    if (!isThere) return;
    // A frame later: the shell scrolls to the top of a new page, and the page's heading takes the focus, before.
    const frame = requestAnimationFrame(() => leadTo(id));
    return () => cancelAnimationFrame(frame);
  }, [isThere, id, key]);

  return { apart, isMissing: Boolean(error) && !isThere };
}

/** A testimony's number; null where the words are none. */
function numberIn(words: string | null): number | null {
  return words !== null && /^[1-9]\d{0,9}$/.test(words) ? Number(words) : null;
}

function leadTo(id: number | null): void {
  const card = document.getElementById(String(id));
  card?.scrollIntoView();
  card?.focus({ preventScroll: true });
}
