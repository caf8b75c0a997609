import { Button, Cluster, Link, Page, PageHeading, Stack, Text, usePageReady } from 'kit';

interface FailedAreaProps {
  title: string;
  /** Its number in docs/errors.md, for whoever is asked for help. */
  code: string;
  onRetry: () => void;
}

/** Stands in place of a page whose area cannot be had. */
export function FailedArea({ title, code, onRetry }: FailedAreaProps) {
  usePageReady();
  return (
    <Page width="text">
      <Stack gap={5} role="alert">
        <PageHeading title={title} />
        <Text size="lead" tone="soft">
          Something went wrong on the way ({code}). The rest of the site still works.
        </Text>
        <Cluster gap={3}>
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
          <Button as={Link} to="/">
            Go Home
          </Button>
        </Cluster>
      </Stack>
    </Page>
  );
}
