import type { chainFormRule } from 'schema/rules/chain';
import type { z } from 'zod';
import { readFailure, useFailureToast, useMutation, useToast, type Failure } from 'kit';
import { CreateChainDocument } from '../gen/graphql';
import { chainSpan } from './chainTime';
import { useFreshChains } from './useFreshChains';

/** The form after its rule: a number where one was typed, lists where there may be none. */
export type CheckedForm = z.output<typeof chainFormRule>;

/** What became of a form: the chain that stands in the list now, or the fields that were refused. */
type Outcome = { madeId: number } | { refused: Failure['fieldErrors'] };

/** Makes a chain, and answers when it stands in its place in the list. */
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

  return async (form: CheckedForm): Promise<Outcome> => {
    try {
      const { data } = await createChain({ variables: { input: inputOf(form) } });
      await freshenChains();
      toast({
        title: 'Prayer Chain Created',
        description: 'Its hours are open. Take the first one yourself.',
      });
      return { madeId: data!.createChain.id };
    } catch (error) {
      tellOfFailure(error, {
        signIn: 'You need to sign in to create a prayer chain.',
        otherwise: 'Failed to create prayer chain. Please try again.',
      });
      return { refused: readFailure(error).fieldErrors };
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
