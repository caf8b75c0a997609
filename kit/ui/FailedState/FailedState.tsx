import type { ReactNode } from 'react';
import { CloudOff } from 'lucide-react';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import type { HeadingLevel } from '../Text/Heading';

export interface FailedStateProps {
  title?: string;
  level?: HeadingLevel;
  children?: ReactNode;
  onRetry?: () => void;
  pending?: boolean;
  /** Beside Try Again. */
  action?: ReactNode;
}

/** A failed request, with a button to try again. */
export function FailedState({
  title = 'Something went wrong',
  level = 2,
  children,
  onRetry,
  pending = false,
  action,
}: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        tone="danger"
        title={title}
        level={level}
        action={
          <>
            {onRetry && (
              <Button variant="primary" pending={pending} onClick={() => onRetry()}>
                Try Again
              </Button>
            )}
            {action}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
