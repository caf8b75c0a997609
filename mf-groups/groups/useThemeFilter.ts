import { useState } from 'react';
import { groupThemes, type GroupTheme } from 'schema/vocabulary';
import { useSearchParams } from 'kit';

/** The selected theme, null for all. It is in the address, which changes a moment after the selection. */
export function useThemeFilter() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [seen, setSeen] = useState(address);
  const [theme, setTheme] = useState(() => readTheme(params));

  // Back and forward change the address too.
  if (seen !== address) {
    setSeen(address);
    setTheme(readTheme(params));
  }

  return {
    theme,
    setTheme(next: GroupTheme | null) {
      setTheme(next);
      setParams((current) => writeTheme(current, next), { replace: true });
    },
  };
}

function readTheme(params: URLSearchParams): GroupTheme | null {
  return groupThemes.find(({ value }) => value === params.get('theme'))?.value ?? null;
}

function writeTheme(params: URLSearchParams, theme: GroupTheme | null): URLSearchParams {
  const written = new URLSearchParams(params);
  if (theme) written.set('theme', theme);
  else written.delete('theme');
  return written;
}
