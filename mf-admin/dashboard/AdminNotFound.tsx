import { Trans, useLingui } from '@lingui/react/macro';
import { Home, MessagesSquare } from 'lucide-react';
import { Button, Cluster, Link, Page, PageHeading, Stack, Text } from 'kit';
import { wall } from 'schema/addresses';

/** Everyone but administrators sees the same text as at an unknown address. */
export function AdminNotFound() {
  const { t } = useLingui();
  return (
    <Page width="text">
      <Stack gap={4}>
        <PageHeading title={t`Oops! Page Not Found`} />
        <Text size="lead" tone="soft">
          <Trans>There is nothing at this address. The link may be old, or a letter may be missing.</Trans>
        </Text>
        <Cluster gap={3}>
          <Button as={Link} to="/" variant="primary" icon={<Home />}>{t`Go Home`}</Button>
          <Button as={Link} to={wall} icon={<MessagesSquare />}>{t`Prayer Wall`}</Button>
        </Cluster>
      </Stack>
    </Page>
  );
}
