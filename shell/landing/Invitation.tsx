import { Button, Card, Cluster, Heading, Link, Page, Stack, Text, useSession } from 'kit';
import { wall } from 'schema/addresses';

export function Invitation() {
  const { person, openSignIn } = useSession();

  return (
    <Page>
      <Card tone="accent" padding="large">
        <Cluster justify="space-between" gap={6}>
          <Stack gap={2}>
            <Heading level={2} size="title">
              Somebody is waiting for your amen.
            </Heading>
            <Text>
              {person
                ? 'The wall is open: read slowly, and pray along.'
                : 'You can begin by reading. When you are ready, sign in and pray along.'}
            </Text>
          </Stack>
          <Cluster gap={3}>
            <Button as={Link} to={wall} variant="primary" size="large">
              Start Praying Now
            </Button>
            {!person && (
              <Button size="large" onClick={() => openSignIn('signup')}>
                Create Account
              </Button>
            )}
          </Cluster>
        </Cluster>
      </Card>
    </Page>
  );
}
