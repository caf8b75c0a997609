import { ArrowLeft } from 'lucide-react';
import { Button, Link, Page, PageHeading, Stack, Text, useSession } from 'kit';
import { adminTab, wall } from 'schema/addresses';

export function PrayerNotFound() {
  const { person } = useSession();
  return (
    <Page width="text">
      <Stack gap={5} align="start">
        <PageHeading title="Prayer Not Found" />
        <Text size="lead" tone="soft">
          This prayer request could not be found.
        </Text>
        {person?.isSiteAdmin && (
          <Text tone="soft">
            A hidden prayer is not shown here. It is <Link to={adminTab('prayers')}>in the dashboard</Link>,
            where you can read and restore it.
          </Text>
        )}
        <Button as={Link} to={wall} variant="primary" icon={<ArrowLeft />}>
          Back to Prayer Wall
        </Button>
      </Stack>
    </Page>
  );
}
