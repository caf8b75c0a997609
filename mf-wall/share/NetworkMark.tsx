import { useEffect, useState } from 'react';
import type { Network } from './shareLinks';

/** The mark of a network. Its path is loaded with the first opened menu; without it the place stays empty. */
export function NetworkMark({ network }: { network: Network }) {
  const [path, setPath] = useState<string>();

  useEffect(() => {
    import('./networkMarks').then(
      ({ networkMarks }) => setPath(networkMarks[network]),
      () => undefined,
    );
  }, [network]);

  return (
    <svg viewBox="0 0 24 24" fill="currentColor">
      <path d={path} />
    </svg>
  );
}
