import type { chainFormRule } from 'schema/rules/chain';
import type { z } from 'zod';
import { readFailure, useFailureToast, useMutation, useToast, type Failure } from 'kit';
import { CreateChainDocument } from '../gen/graphql';
import { chainSpan } from './chainTime';
import { useFreshChains } from './useFreshChains';

/** The form after its rule: a number where one was typed, lists where there may be none. */
export type CheckedForm = z.output<typeof chainFormRule>;

/** Makes a chain; answers null when it stands in the list, else the fields that were refused. */
export function useCreateChain() {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const freshenChains = useFreshChains();
  const [createChain] = useMutation(CreateChainDocument, {
    update(cache, { data }) {
      if (!data) return;
      const __ref = cache.identify({ __typename: 'PrayerChain', id: data.createChain.id })!;
      cache.modify<{ prayerChains: readonly { __ref: string }[] }>({
        fields: {
          prayerChains: (known) => [{ __ref }, ...(known as { __ref: string }[])],
        },
      });
    },
  });

  return async (form: CheckedForm): Promise<Failure['fieldErrors'] | null> => {
    try {
      await createChain({ variables: { input: inputOf(form) } });
      toast({
        title: 'Prayer Chain Created',
        description: 'Its hours are open. Take the first one yourself.',
      });
      freshenChains();
      return null;
    } catch (error) {
      tellOfFailure(error, {
        signIn: 'You need to sign in to create a prayer chain.',
        otherwise: 'Failed to create prayer chain. Please try again.',
      });
      return readFailure(error).fieldErrors;
    }
  };
}

function inputOf({ title, description, startDate, duration, timeZone, ...sharing }: CheckedForm) {
  const { visibility, inviteEmails, selectedGroups } = sharing;
  return {
    title,
    description,
    ...chainSpan(startDate, duration, timeZone),
    slotDuration: 60,
    timeZone,
    visibility,
    ...(visibility === 'private' && { inviteEmails }),
    ...(visibility === 'groups' && { selectedGroups }),
  };
}
