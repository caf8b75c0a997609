import { useEffect, useState } from 'react';
import { useSearchParams } from 'kit';

const pause = 300;

/** What a list is searched for, as the address says it; it follows the typing after a short pause. */
export function useSearchWords() {
  const [params, setParams] = useSearchParams();
  const words = params.get('search') ?? '';
  const [typed, setTyped] = useState(words);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === words) return;
    const timer = setTimeout(
      () => setParams((current) => searchFor(wanted, current), { replace: true }),
      pause,
    );
    return () => clearTimeout(timer);
  }, [typed, words, setParams]);

  return { typed, setTyped, words };
}

function searchFor(words: string, params: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (words) changed.set('search', words);
  else changed.delete('search');
  return changed;
}
