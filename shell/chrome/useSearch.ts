import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'kit';
import { wall, wallSearch } from 'schema/addresses';

const settleAfter = 300;

/**
 * The search box: on the wall it follows the typing, elsewhere it opens the wall. The search is in the URL, and each
 * search is one entry of the history, however many letters it took.
 */
export function useSearch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const isOnWall = pathname === wall;
  const inAddress = isOnWall ? (params.get('search') ?? '') : '';
  const [words, setWords] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const timer = useRef<number | undefined>(undefined);
  /** The present entry of the history is of the search that is being typed. */
  const hasEntry = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // Back, forward and links change the search too.
  if (seen !== inAddress) {
    setSeen(inAddress);
    setWords(inAddress);
  }

  const apply = (next: string) => {
    window.clearTimeout(timer.current);
    const search = next.trim();
    if (isOnWall && search === inAddress) return;
    if (!isOnWall) {
      if (search) void navigate(wallSearch(search));
      return;
    }
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (search) changed.set('search', search);
        else changed.delete('search');
        return changed;
      },
      { replace: hasEntry.current },
    );
    hasEntry.current = true;
  };

  return {
    words,
    type(next: string) {
      setWords(next);
      window.clearTimeout(timer.current);
      if (isOnWall) timer.current = window.setTimeout(() => apply(next), settleAfter);
    },
    submit() {
      apply(words);
      hasEntry.current = false;
    },
    clear() {
      setWords('');
      apply('');
    },
    /** The person has left the box: what is typed next is another search. */
    leave() {
      hasEntry.current = false;
    },
  };
}
