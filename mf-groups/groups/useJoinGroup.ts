import { readFailure, useApolloClient, useFailureToast, useMutation, useToast } from 'kit';
import { JoinGroupDocument, RequestToJoinGroupDocument, type JoinAction_GroupFragment } from '../gen/graphql';
import { placeAmongMine } from './groupLists';

/** The server's message, and the alert of the specification's section 8. */
const full = 'This group is at maximum capacity';

/** Joins a group or asks to; each answers whether it worked, and tells of it either way. */
export function useJoinGroup({ id }: JoinAction_GroupFragment) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const client = useApolloClient();
  const [join, { loading: isJoining }] = useMutation(JoinGroupDocument, {
    variables: { id },
    update: (cache) => placeAmongMine(cache, id),
  });
  const [request, { loading: isRequesting }] = useMutation(RequestToJoinGroupDocument);

  const tellWhyNot = (error: unknown) => {
    const { code, message } = readFailure(error);
    // The group is no longer what the page shows.
    if (code === 'CONFLICT' || code === 'FORBIDDEN') {
      client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
    if (message === full) {
      window.alert(full);
      return;
    }
    tellOfFailure(error, {
      signIn: 'You need to sign in to join a prayer group.',
      otherwise: 'Failed to join prayer group. Please try again.',
    });
  };

  return {
    isPending: isJoining || isRequesting,
    async joinGroup(): Promise<boolean> {
      try {
        await join();
        toast({ title: 'Welcome to the group', description: 'You can read along and share with it now.' });
        return true;
      } catch (error) {
        tellWhyNot(error);
        return false;
      }
    },
    async requestToJoin(message: string): Promise<boolean> {
      try {
        await request({ variables: { id, message: message.trim() || null } });
        toast({
          title: 'Your request is on its way',
          description: 'An admin of the group decides, and you will be told.',
        });
        return true;
      } catch (error) {
        tellWhyNot(error);
        return false;
      }
    },
  };
}
