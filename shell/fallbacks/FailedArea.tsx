import { useLingui } from '@lingui/react/macro';
import { Button, Cluster, Link, Page, PageHeading, Stack, Text, useOffline, usePageReady } from 'kit';

interface FailedAreaProps {
  title: string;
  /** The fault's code in docs/errors.md, for support. */
  code: string;
  onRetry: () => void;
}

/** Replaces a page whose area cannot be loaded. */
export function FailedArea({ title, code, onRetry }: FailedAreaProps) {
  const { t } = useLingui();
  usePageReady();
  const isOffline = useOffline(onRetry);
  return (
    <Page width="text">
      <Stack gap={4} role="alert">
        <PageHeading title={title} />
        <Text size="lead" tone="soft">
          {isOffline
            ? t`You are offline. This is tried again when the connection is back.`
            : t`Something went wrong on the way (${code}). The rest of the site still works.`}
        </Text>
        <Cluster gap={3}>
          <Button variant="primary" onClick={onRetry}>{t`Try Again`}</Button>
          <Button as={Link} to="/">{t`Go Home`}</Button>
        </Cluster>
      </Stack>
    </Page>
  );
}
