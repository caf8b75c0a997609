import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CloudOff } from 'lucide-react';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { useOffline } from '../useOffline';
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

/** A failed request, with a button to try again. Offline it says so, and tries again when the connection is back. */
export function FailedState({
  title,
  level = 2,
  children,
  onRetry,
  pending = false,
  action,
}: FailedStateProps) {
  const { t } = useLingui();
  const isOffline = useOffline(onRetry);

  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        tone="danger"
        title={title ?? t`Something went wrong`}
        level={level}
        action={
          <>
            {onRetry && (
              <Button variant="primary" pending={pending} onClick={() => onRetry()}>
                <Trans>Try Again</Trans>
              </Button>
            )}
            {action}
          </>
        }
      >
        {isOffline ? t`You are offline. This is tried again when the connection is back.` : children}
      </EmptyState>
    </div>
  );
}
