import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Link, Page, PageHeading, Stack, Text } from 'kit';
import { featuresTab } from 'schema/addresses';

/** `children`: why, and what can be done. */
export function GroupNotFound({ children }: { children?: ReactNode }) {
  return (
    <Page width="text">
      <Stack gap={4} align="start">
        <PageHeading title="Group not found" />
        <Text size="lead" tone="soft">
          The prayer group you're looking for doesn't exist.
        </Text>
        {children}
        <Button as={Link} to={featuresTab('groups')} variant="primary" icon={<ArrowLeft />}>
          Back to Prayer Groups
        </Button>
      </Stack>
    </Page>
  );
}
