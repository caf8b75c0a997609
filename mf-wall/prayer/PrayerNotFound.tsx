import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Button, Candle, Link, Page, PageHeading, Stack, styled, Text } from 'kit';
import { wall } from 'schema/addresses';

export function PrayerNotFound() {
  const { t } = useLingui();
  return (
    <Page width="text">
      <Middle gap={6} align="center">
        <Candle isLit={false} size="large" />
        <PageHeading title={t`Prayer Not Found`} />
        <Text size="lead" tone="soft">{t`This prayer request could not be found.`}</Text>
        <Button as={Link} to={wall} variant="primary" icon={<ArrowLeft />}>
          <Trans>Back to Prayer Wall</Trans>
        </Button>
      </Middle>
    </Page>
  );
}

const Middle = styled(Stack)`
  justify-content: center;
  min-height: 60svh;
  text-align: center;
`;
