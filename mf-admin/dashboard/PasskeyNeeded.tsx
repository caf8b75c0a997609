import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button, IconTile, Page, PageHeading, space, Stack, styled, Text, useToast } from 'kit';
import { signInWithPasskey } from './signInWithPasskey';

/** Instead of the dashboard, for an administrator whose session did not begin with a passkey. */
export function PasskeyNeeded() {
  const { t } = useLingui();
  const toast = useToast();
  const [isPending, setPending] = useState(false);

  const signIn = async () => {
    setPending(true);
    // While the page leaves, the button stays as it is.
    if (await signInWithPasskey()) return;
    setPending(false);
    toast({
      title: t`You are not signed in by passkey yet`,
      description: t`Please try again. If you have no passkey, add one under “My account” or ask who runs this site.`,
    });
  };

  return (
    <Page width="text">
      <Frame>
        <IconTile>
          <KeyRound />
        </IconTile>
        <Stack gap={3} align="center">
          <PageHeading title={t`Please sign in with a passkey`} />
          <Words size="lead" tone="soft">
            <Trans>
              On this site administrators look after the wall only after signing in with a passkey.
            </Trans>
          </Words>
        </Stack>
        <Button variant="primary" icon={<KeyRound />} pending={isPending} onClick={() => void signIn()}>
          <Trans>Use a passkey</Trans>
        </Button>
        <Words size="small" tone="soft">
          <Trans>
            You can add one under “My account”, in the menu with your name. If you have lost yours, ask who
            runs this site.
          </Trans>
        </Words>
      </Frame>
    </Page>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  align-items: center;
  padding-block: ${space[7]};
  text-align: center;
`;

const Words = styled(Text)`
  max-width: 30rem;
  text-wrap: balance;
`;
