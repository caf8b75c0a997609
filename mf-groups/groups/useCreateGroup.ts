import { readFailure, useFailureToast, useMutation, useToast, type Failure } from 'kit';
import { CreateGroupDocument, type PrayerGroupInput } from '../gen/graphql';
import { placeOnTop } from './groupLists';

const failed = 'Failed to create prayer group. Please try again.';

/** Makes a group; answers null when it stands in the lists, else the fields that were refused. */
export function useCreateGroup() {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [createGroup] = useMutation(CreateGroupDocument, {
    update(cache, { data }, { variables }) {
      const theme = variables?.input.theme;
      if (data && theme) placeOnTop(cache, data.createGroup.id, theme);
    },
  });

  return async (input: PrayerGroupInput): Promise<Failure['fieldErrors'] | null> => {
    try {
      await createGroup({ variables: { input } });
      toast({ title: 'Prayer Group Created', description: 'Share its link, and pray together.' });
      return null;
    } catch (error) {
      const { code, fieldErrors } = readFailure(error);
      if (code === 'UNAUTHENTICATED') {
        tellOfFailure(error, { signIn: 'You need to sign in to start a prayer group.', otherwise: failed });
      } else {
        toast({ title: 'Error', description: failed, variant: 'destructive' });
      }
      return fieldErrors;
    }
  };
}
