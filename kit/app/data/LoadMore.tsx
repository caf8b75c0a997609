import { useState } from 'react';
import { readFailure, useFailureToast, type FailureTexts } from '../feedback/failures';
import { Button } from '../../ui/Button/Button';
import { Cluster } from '../../ui/Cluster/Cluster';

interface LoadMoreProps {
  /** 'Load More' unless given. */
  label?: string;
  /** The words of the toast when the next page did not come. */
  failure: string | FailureTexts;
  isFullWidth?: boolean;
  onLoad: () => Promise<unknown>;
}

/** Reads the next page of a list; what is shown stays when it does not come. */
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
