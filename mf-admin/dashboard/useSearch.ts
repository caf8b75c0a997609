import { useEffect, useState } from 'react';
import { useSearchParams } from 'kit';

const pause = 300;

/** The search of a list, held in the address, which follows the typing after 300 ms. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [typed, setTyped] = useState(search);

  useEffect(() => {
    const next = typed.trim();
    if (next === search) return;
    const timer = setTimeout(
      () => setParams((current) => withSearch(next, current), { replace: true }),
      pause,
    );
    return () => clearTimeout(timer);
  }, [typed, search, setParams]);

  return { typed, setTyped, search };
}

function withSearch(search: string, params: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (search) changed.set('search', search);
  else changed.delete('search');
  return changed;
}
