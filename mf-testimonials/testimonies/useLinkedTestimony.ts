import { useEffect } from 'react';
import { useLocation, useMayRequest, useQuery } from 'kit';
import { testimonyParameter } from 'schema/testimonies';
import { LinkedTestimonyDocument } from '../gen/graphql';

/**
 * The testimony that the address names: `/testimonials?testimony=5`, which link previews use, or `#5`. One that is not
 * in the list is requested and shown above it. The page scrolls to its card and focuses it.
 *
 * @param isRendered whether the list is, which may be later: a request in a deferred render would be repeated
 */
export function useLinkedTestimony(shown: readonly { id: number }[] | null, isRendered: boolean) {
  const { hash, search, key } = useLocation();
  const id = numberIn(hash.slice(1)) ?? numberIn(new URLSearchParams(search).get(testimonyParameter));
  const isAmongShown = shown?.some((testimony) => testimony.id === id) ?? false;
  const mayRequest = useMayRequest();
  const { data, error } = useQuery(LinkedTestimonyDocument, {
    variables: { id: id ?? 0 },
    skip: id === null || shown === null || isAmongShown || !mayRequest,
  });
  const apart = isAmongShown ? null : (data?.testimonial ?? null);
  const isThere = isRendered && (isAmongShown || apart?.id === id);

  useEffect(() => {
    if (!isThere) return;
    // A frame later, after the shell has scrolled to the top and the page's heading has taken the focus.
    const frame = requestAnimationFrame(() => scrollToCard(id));
    return () => cancelAnimationFrame(frame);
  }, [isThere, id, key]);

  return { apart, isMissing: Boolean(error) && !isThere };
}

/** A testimony's id; null for any other text. */
function numberIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

function scrollToCard(id: number | null): void {
  const card = document.getElementById(String(id));
  card?.scrollIntoView();
  card?.focus({ preventScroll: true });
}
