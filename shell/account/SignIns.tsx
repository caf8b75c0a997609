import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  FailedState,
  page,
  RelativeTime,
  SkeletonGroup,
  SkeletonText,
  space,
  styled,
  Text,
  useQuery,
} from 'kit';
import { deviceText } from './deviceText';
import { SignInsDocument, type SignInsQuery } from './gen/graphql';

/** The member's latest sign-ins and changes of their ways to sign in. */
export function SignIns() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(SignInsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });

  if (!data && loading && !error)
    return (
      <SkeletonGroup label={t`Loading your sign-ins`}>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    );
  if (!data)
    return (
      <FailedState
        title={t`Your sign-ins could not be loaded`}
        level={4}
        pending={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (data.signInEvents.length === 0)
    return <Text size="small" tone="soft">{t`Nothing in the last 90 days.`}</Text>;
  return (
    <List aria-label={t`Recent sign-ins, newest first`}>
      {data.signInEvents.map((event) => (
        <li key={event.id}>
          <Text size="small">{wordsOf(event)}</Text>
          <Text size="caption" tone="soft">
            {event.device && `${deviceText(event.device)}, `}
            <RelativeTime dateTime={event.createdAt} />
          </Text>
        </li>
      ))}
    </List>
  );
}

type SignIn = SignInsQuery['signInEvents'][number];

function wordsOf({ kind, way }: SignIn): string {
  const name = way && nameOf(way);
  switch (kind) {
    case 'signed_in':
      return name ? t`Signed in with ${name}` : t`Signed in`;
    case 'failed':
      return name ? t`Could not sign in with ${name}` : t`Could not sign in`;
    case 'passkey_added':
      return t`A passkey was added`;
    case 'passkey_removed':
      return t`A passkey was removed`;
    case 'way_linked':
      return name ? t`Signing in with ${name} was added` : t`A way to sign in was added`;
    case 'way_removed':
      return name ? t`Signing in with ${name} was removed` : t`A way to sign in was removed`;
    case 'session_ended':
      return t`This browser was signed out from another one`;
    case 'token_added':
      return t`An API token was created`;
    case 'token_deleted':
      return t`An API token was deleted`;
    case 'not_me':
      return t`You said that a sign-in was not you: every browser was signed out`;
  }
}

function nameOf(way: NonNullable<SignIn['way']>): string {
  if (way === 'oidc') return page.signInWays.oidcName ?? t`another provider`;
  return { google: t`Google`, email: t`a code by e-mail`, passkey: t`a passkey` }[way];
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
