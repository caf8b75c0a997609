import { useState } from 'react';
import { readFailure, useFailureToast, type FailureTexts } from '../feedback/failures';
import { Button } from '../../ui/Button/Button';
import { Cluster } from '../../ui/Cluster/Cluster';

interface LoadMoreProps {
  /** By default 'Load More'. */
  label?: string;
  /** The text of the toast after a failure. */
  failure: string | FailureTexts;
  isFullWidth?: boolean;
  onLoad: () => Promise<unknown>;
}

/** Loads the next page of a list; a failure keeps the shown rows. */
export function LoadMore({ label = 'Load More', failure, isFullWidth = false, onLoad }: LoadMoreProps) {
  const [isLoading, setLoading] = useState(false);
  const toastFailure = useFailureToast();

  const load = async () => {
    setLoading(true);
    try {
      await onLoad();
    } catch (error) {
      const texts = typeof failure === 'string' ? { fallback: failure, isFixed: true } : failure;
      toastFailure(readFailure(error), texts);
    } finally {
      setLoading(false);
    }
  };

  const button = (
    <Button
      size={isFullWidth ? 'medium' : 'large'}
      isFullWidth={isFullWidth}
      pending={isLoading}
      onClick={() => void load()}
    >
      {label}
    </Button>
  );
  return isFullWidth ? button : <Cluster justify="center">{button}</Cluster>;
}
