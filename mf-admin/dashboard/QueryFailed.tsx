import { Trans } from '@lingui/react/macro';
import { FailedState } from 'kit';

interface QueryFailedProps {
  title: string;
  level?: 2 | 3;
  loading?: boolean;
  refetch: () => Promise<unknown>;
}

/** A query that failed before it had any data. */
export function QueryFailed({ title, level = 3, loading, refetch }: QueryFailedProps) {
  return (
    <FailedState
      title={title}
      level={level}
      pending={loading}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      <Trans>Please check your connection.</Trans>
    </FailedState>
  );
}
