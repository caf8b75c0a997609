import { type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailedState } from '../ui/FailedState/FailedState';

interface RegionProps {
  /** What stands here: 'The prayer wall'. */
  label: string;
  /** Runs before the region is shown again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Whatever breaks inside costs this region of the page only. */
export function Region({ label, onRetry, children }: RegionProps) {
  return (
    <ErrorBoundary
      onReset={onRetry}
      fallbackRender={({ resetErrorBoundary }) => (
        <FailedState title={`${label} could not be loaded`} onRetry={resetErrorBoundary}>
          Something went wrong on the way. The rest of the page still works.
        </FailedState>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
