import { type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailedState } from '../ui/FailedState/FailedState';

interface RegionProps {
  /** What stands here: 'The prayer wall'. */
  label: string;
  /** Runs before the region is shown again. */
  onRetry?: () => void;
  /** Shown in place of what broke; a heading of the second level and Try Again unless told. */
  failed?: ShowFailure;
  children: ReactNode;
}

/** What stands in place of a region that broke; `onRetry` shows the region again. */
export type ShowFailure = (failure: { title: string; onRetry: () => void }) => ReactNode;

/** Whatever breaks inside costs this region of the page only. */
export function Region({ label, onRetry, failed = showFailedState, children }: RegionProps) {
  return (
    <ErrorBoundary
      onReset={onRetry}
      fallbackRender={({ resetErrorBoundary }) =>
        failed({ title: `${label} could not be loaded`, onRetry: resetErrorBoundary })
      }
    >
      {children}
    </ErrorBoundary>
  );
}

const showFailedState: ShowFailure = ({ title, onRetry }) => (
  <FailedState title={title} onRetry={onRetry}>
    Something went wrong on the way. The rest of the page still works.
  </FailedState>
);
