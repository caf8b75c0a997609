import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { AtSign, KeyRound, Plus, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Button,
  FailedState,
  page,
  SkeletonGroup,
  SkeletonText,
  styled,
  Text,
  useQuery,
  useWrite,
} from 'kit';
import {
  RemovePasskeyDocument,
  RemoveWayToSignInDocument,
  WaysToSignInDocument,
  type WaysToSignInQuery,
} from './gen/graphql';
import { PasskeyName } from './PasskeyName';
import { useAddPasskey } from './useAddPasskey';
import { WayLine } from './WayLine';

/** Every way in which the member signs in: accounts elsewhere, codes by e-mail, passkeys. */
export function WaysToSignIn() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(WaysToSignInDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });

  if (data) return <Ways {...data} />;
  if (loading && !error) {
    return (
      <SkeletonGroup label={t`Loading your ways to sign in`}>
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  return (
    <FailedState
      title={t`Your ways to sign in could not be loaded`}
      level={4}
      pending={loading}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

function Ways({ passkeys, waysToSignIn: others }: WaysToSignInQuery) {
  const { t } = useLingui();
  const [add, isAdding] = useAddPasskey();
  const [named, setNamed] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [removePasskey] = useWrite(
    RemovePasskeyDocument,
    removal(t`You no longer sign in with this passkey.`),
  );
  const [removeWay] = useWrite(
    RemoveWayToSignInDocument,
    removal(t`You no longer sign in with this way to sign in.`),
  );
  const isOnly = passkeys.length + others.length === 1;

  const remove = async (removing: Promise<{ failure: unknown }>) => {
    const { failure } = await removing;
    // The line with the pressed button has gone.
    if (!failure) addButton.current?.focus();
  };

  return (
    <>
      <Text size="small" tone="soft">
        <Trans>
          With a passkey you sign in by your fingerprint, your face or your device’s PIN, without a password
          or a code.
        </Trans>
      </Text>
      <List>
        {others.map(({ id, provider, address, lastUsedAt }) => (
          <WayLine
            key={`${provider} ${id}`}
            icon={provider === 'email' ? <AtSign /> : <UserRound />}
            title={titles[provider]()}
            detail={address}
            lastUsedAt={lastUsedAt}
            isOnly={isOnly}
            onRemove={() => remove(removeWay({ id }))}
          />
        ))}
        {passkeys.map(({ id, name, lastUsedAt, mayBeCopied }) => (
          <WayLine
            key={`passkey ${id}`}
            icon={<KeyRound />}
            title={name}
            detail={t`Passkey`}
            lastUsedAt={lastUsedAt}
            warning={
              mayBeCopied
                ? t`Somebody may have a copy of this passkey. Please remove it and add a new one.`
                : null
            }
            isOnly={isOnly}
            onRename={() => setNamed(id)}
            onRemove={() => remove(removePasskey({ id }))}
          >
            {named === id && <PasskeyName id={id} name={name} onClose={() => setNamed(null)} />}
          </WayLine>
        ))}
      </List>
      <Button
        ref={addButton}
        icon={<Plus />}
        pending={isAdding}
        onClick={() => void add().then((id) => setNamed((open) => id ?? open))}
      >
        <Trans>Add a passkey</Trans>
      </Button>
    </>
  );
}

const titles = {
  google: () => t`Google`,
  email: () => t`Code by e-mail`,
  oidc: () => page.signInWays.oidcName ?? t`Account elsewhere`,
};

const removal = (description: string) => ({
  success: { title: t({ message: 'Removed', comment: 'A way to sign in was removed' }), description },
  failure: {
    signIn: t`You need to sign in to change how you sign in.`,
    fallback: t`It could not be removed. Please try again.`,
  },
  refetch: ['WaysToSignIn'],
  awaitRefetch: true,
});

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;
