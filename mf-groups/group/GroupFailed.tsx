import { Trans, useLingui } from '@lingui/react/macro';
import { FailedState, Page } from 'kit';

/** In place of the page of a group, or of an invitation to one. */
export function GroupFailed({ refetch }: { refetch: () => Promise<unknown> }) {
  const { t } = useLingui();
  return (
    <Page width="text">
      <FailedState
        title={t`This group could not be loaded`}
        level={1}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        <Trans>Please check your connection.</Trans>
      </FailedState>
    </Page>
  );
}
