import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Candle, Link, Page, PageHeading, Stack, styled, Text } from 'kit';
import { featuresTab } from 'schema/addresses';

/** `children`: why, and what can be done. */
export function GroupNotFound({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Page width="text">
      <Middle gap={6} align="center">
        <Candle isLit={false} size="large" />
        <PageHeading title={t`Group not found`} />
        <Text size="lead" tone="soft">
          <Trans>The prayer group you're looking for doesn't exist.</Trans>
        </Text>
        {children}
        <Button as={Link} to={featuresTab('groups')} variant="primary" icon={<ArrowLeft />}>
          <Trans>Back to Prayer Groups</Trans>
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
