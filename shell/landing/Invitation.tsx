import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Cluster, Heading, Link, Page, Stack, Text, useSession } from 'kit';
import { wall } from 'schema/addresses';

export function Invitation() {
  const { t } = useLingui();
  const { person, openSignIn } = useSession();

  return (
    <Page>
      <Card tone="accent" padding="large">
        <Cluster justify="space-between" gap={6}>
          <Stack gap={2}>
            <Heading level={2} size="title">{t`Somebody is waiting for your amen.`}</Heading>
            <Text>
              {person
                ? t`The wall is open: read slowly, and pray along.`
                : t`You can begin by reading. When you are ready, sign in and pray along.`}
            </Text>
          </Stack>
          <Cluster gap={3}>
            <Button as={Link} to={wall} variant="primary" size="large">
              <Trans>Start Praying Now</Trans>
            </Button>
            {!person && (
              <Button size="large" onClick={() => openSignIn('signup')}>{t`Create Account`}</Button>
            )}
          </Cluster>
        </Cluster>
      </Card>
    </Page>
  );
}
