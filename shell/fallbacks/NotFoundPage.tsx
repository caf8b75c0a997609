import { Home, MessagesSquare } from 'lucide-react';
import { Button, Cluster, Link, Page, PageHeading, Stack, Text, usePageReady } from 'kit';
import { wall } from 'schema/addresses';

/** The page of unknown paths (specification, section 2). */
export function NotFoundPage() {
  usePageReady();
  return (
    <Page width="text">
      <Stack gap={5}>
        <PageHeading title="Oops! Page Not Found" />
        <Text size="lead" tone="soft">
          There is nothing at this address. The link may be old, or a letter may be missing.
        </Text>
        <Cluster gap={3}>
          <Button as={Link} to="/" variant="primary" icon={<Home />}>
            Go Home
          </Button>
          <Button as={Link} to={wall} icon={<MessagesSquare />}>
            Prayer Wall
          </Button>
        </Cluster>
      </Stack>
    </Page>
  );
}
