import { useLingui } from '@lingui/react/macro';
import { Badge, Stack, styled, Text } from 'kit';
import type { UserRow_UserFragment } from '../gen/graphql';

/** The role of an account, and whether it is suspended. */
export function UserState({ user }: { user: UserRow_UserFragment }) {
  const { t } = useLingui();
  const { suspendedAt, isSiteAdmin, isConfiguredAdmin, isModerator, isOnTeam } = user;
  if (!suspendedAt && !isSiteAdmin && !isModerator && !isOnTeam)
    return t({ message: 'Member', comment: 'The role of an account' });
  return (
    <Badges gap={1} align="start">
      {suspendedAt && <Badge tone="danger">{t`Suspended`}</Badge>}
      {isSiteAdmin && <Badge tone="accent">{t`Administrator`}</Badge>}
      {isModerator && !isSiteAdmin && <Badge tone="accent">{t`Moderator`}</Badge>}
      {isOnTeam && <Badge>{t({ message: 'Prayer team', comment: 'The role of an account' })}</Badge>}
      {isConfiguredAdmin && <Text size="caption" tone="soft">{t`set in the configuration`}</Text>}
    </Badges>
  );
}

const Badges = styled(Stack)`
  > span {
    white-space: nowrap;
  }
`;
