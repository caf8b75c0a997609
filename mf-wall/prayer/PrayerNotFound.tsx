import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Button, Link, Page, PageHeading, Stack, Text } from 'kit';
import { wall } from 'schema/addresses';

export function PrayerNotFound() {
  const { t } = useLingui();
  return (
    <Page width="text">
      <Stack gap={4} align="start">
        <PageHeading title={t`Prayer Not Found`} />
        <Text size="lead" tone="soft">{t`This prayer request could not be found.`}</Text>
        <Button as={Link} to={wall} variant="primary" icon={<ArrowLeft />}>
          <Trans>Back to Prayer Wall</Trans>
        </Button>
      </Stack>
    </Page>
  );
}
