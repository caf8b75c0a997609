import { Badge, Stack, styled, Text } from 'kit';
import type { UserRow_UserFragment } from '../gen/graphql';

/** What sets an account apart from all the others. */
export function UserState({ user }: { user: UserRow_UserFragment }) {
  const { suspendedAt, isSiteAdmin, isConfiguredAdmin } = user;
  if (!suspendedAt && !isSiteAdmin) return 'Member';
  return (
    <Marks gap={1} align="start">
      {suspendedAt && <Badge tone="danger">Suspended</Badge>}
      {isSiteAdmin && <Badge tone="accent">Administrator</Badge>}
      {isConfiguredAdmin && (
        <Text size="caption" tone="soft">
          set in the configuration
        </Text>
      )}
    </Marks>
  );
}

const Marks = styled(Stack)`
  white-space: nowrap;
`;
