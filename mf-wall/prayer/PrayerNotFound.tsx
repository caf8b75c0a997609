import { ArrowLeft } from 'lucide-react';
import { Button, Link, Page, PageHeading, Stack, Text } from 'kit';
import { wall } from 'schema/addresses';

export function PrayerNotFound() {
  return (
    <Page width="text">
      <Stack gap={4} align="start">
        <PageHeading title="Prayer Not Found" />
        <Text size="lead" tone="soft">
          This prayer request could not be found.
        </Text>
        <Button as={Link} to={wall} variant="primary" icon={<ArrowLeft />}>
          Back to Prayer Wall
        </Button>
      </Stack>
    </Page>
  );
}
