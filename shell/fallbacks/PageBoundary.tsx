import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button, Cluster, Heading, Page, Stack, Text, usePageReady } from 'kit';

/** The last fallback, for errors outside every region (specification, section 2). */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={BrokenPage}>{children}</ErrorBoundary>;
}

function BrokenPage({ resetErrorBoundary }: FallbackProps) {
  const { t } = useLingui();
  usePageReady();
  return (
    <Page as="main" width="text">
      <Stack gap={4} role="alert">
        <Heading level={1}>{t`Something went wrong`}</Heading>
        <Text size="lead" tone="soft">
          <Trans>The application hit an unexpected error. Nothing that you have sent is lost.</Trans>
        </Text>
        <Cluster gap={3}>
          <Button variant="primary" onClick={resetErrorBoundary}>{t`Try Again`}</Button>
          <Button as="a" href="/">{t`Go Home`}</Button>
        </Cluster>
      </Stack>
    </Page>
  );
}
