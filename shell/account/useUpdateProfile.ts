import { readFailure, useFailureToast, useMutation, useSession, useToast } from 'kit';
import { UpdateProfileDocument, type ProfileInput } from '../gen/graphql';

/** Why a field was refused, by its name. */
export type ProfileRefusals = Partial<Record<keyof ProfileInput, string>>;

/** Changes the member's profile and lets the session follow. `update` answers null, or which fields were refused. */
export function useUpdateProfile() {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const { follow } = useSession();
  const [updateProfile, { loading }] = useMutation(UpdateProfileDocument);

  const update = async (input: ProfileInput): Promise<ProfileRefusals | null> => {
    try {
      const { data } = await updateProfile({ variables: { input } });
      const { displayName, name, firstName, lastName } = data!.updateProfile;
      follow(
        displayName ? { name: displayName, firstName: null, lastName: null } : { name, firstName, lastName },
      );
      toast({ title: 'Account updated', description: 'Your profile is as you want it.' });
      return null;
    } catch (error) {
      tellOfFailure(error, {
        signIn: 'You need to sign in to change your account.',
        otherwise: 'Your account could not be changed. Please try again.',
      });
      return Object.fromEntries(
        readFailure(error).fieldErrors.map(({ path, message }) => [path.split('.').at(-1), message]),
      );
    }
  };

  return { update, isSaving: loading };
}
