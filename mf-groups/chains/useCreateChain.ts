import { useLingui } from '@lingui/react/macro';
import type { chainFormRule } from 'schema/rules/chain';
import type * as z from 'zod/mini';
import { addToLists, useWrite } from 'kit';
import { CreateChainDocument } from '../gen/graphql';
import { chainQueries } from './chainQueries';
import { chainSpan } from './chainTime';

/** The form's values after validation. */
type CheckedForm = z.output<typeof chainFormRule>;

/** Creates a chain. Resolves when the chain is in the refetched list. */
export function useCreateChain() {
  const { t } = useLingui();
  const [createChain] = useWrite(CreateChainDocument, {
    update(cache, { data }) {
      if (!data) return;
      const chain = { __typename: 'PrayerChain', id: data.createChain.id };
      addToLists(cache, { field: 'myChains', rows: 'chains' }, chain);
    },
    refetch: chainQueries,
    awaitRefetch: true,
    success: {
      title: t`Prayer Chain Created`,
      description: t`Its hours are open. Take the first one yourself.`,
    },
    failure: {
      signIn: t`You need to sign in to create a prayer chain.`,
      fallback: t`Failed to create prayer chain. Please try again.`,
    },
  });
  return (form: CheckedForm) => createChain({ input: inputOf(form) });
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
