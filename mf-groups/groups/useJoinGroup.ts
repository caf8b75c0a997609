import { useLingui } from '@lingui/react/macro';
import { useApolloClient, useWrite, type Failure } from 'kit';
import { JoinGroupDocument, RequestToJoinGroupDocument, type JoinAction_GroupFragment } from '../gen/graphql';
import { addToOwnGroups } from './groupLists';

/** Joins a group, or requests to; each returns whether it worked. */
export function useJoinGroup({ id }: JoinAction_GroupFragment) {
  const { t } = useLingui();
  const client = useApolloClient();
  const failure = ({ code, messageCode }: Failure) => {
    // The page shows an outdated state of the group.
    if (code === 'CONFLICT' || code === 'FORBIDDEN') {
      client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
    // Specification, section 8.
    if (messageCode === 'GROUP_FULL') {
      window.alert(t`This group is at maximum capacity`);
      return null;
    }
    return {
      signIn: t`You need to sign in to join a prayer group.`,
      fallback: t`Failed to join prayer group. Please try again.`,
    };
  };
  const [join, { isPending: isJoining }] = useWrite(JoinGroupDocument, {
    update: (cache) => addToOwnGroups(cache, id),
    success: { title: t`Welcome to the group`, description: t`You can read along and share with it now.` },
    failure,
  });
  const [request, { isPending: isRequesting }] = useWrite(RequestToJoinGroupDocument, {
    success: {
      title: t`Your request is on its way`,
      description: t`An admin of the group decides, and you will be told.`,
    },
    failure,
  });

  return {
    isPending: isJoining || isRequesting,
    joinGroup: async () => (await join({ id })).failure === null,
    requestToJoin: async (message: string) =>
      (await request({ id, message: message.trim() || null })).failure === null,
  };
}
