import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button, Page, PageHeading, Stack, Text, useToast } from 'kit';
import { signInWithPasskey } from './signInWithPasskey';

/** Instead of the dashboard, for an administrator whose session did not begin with a passkey. */
export function PasskeyNeeded() {
  const toast = useToast();
  const [isPending, setPending] = useState(false);

  const signIn = async () => {
    setPending(true);
    // While the page leaves, the button stays as it is.
    if (await signInWithPasskey()) return;
    setPending(false);
    toast({
      title: 'You are not signed in by passkey yet',
      description:
        'Please try again. If you have no passkey, add one under “My account” or ask who runs this site.',
    });
  };

  return (
    <Page width="text">
      <Stack gap={5}>
        <PageHeading title="Please sign in with a passkey" />
        <Text size="lead" tone="soft">
          On this site administrators look after the wall only after signing in with a passkey. You can add
          one under “My account”.
        </Text>
        <div>
          <Button variant="primary" icon={<KeyRound />} pending={isPending} onClick={() => void signIn()}>
            Use a passkey
          </Button>
        </div>
      </Stack>
    </Page>
  );
}
