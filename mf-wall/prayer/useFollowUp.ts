import { useLingui } from '@lingui/react/macro';
import { useWrite } from 'kit';
import { SetFollowUpDocument } from '../gen/graphql';

/** Whether the owner may be asked how it is going, and a function that changes it. */
export function useFollowUp({ id, mayBeAsked }: { id: number; mayBeAsked: boolean }) {
  const { t } = useLingui();
  const [set] = useWrite(SetFollowUpDocument, {
    failure: {
      signIn: t`You need to sign in to change your prayer.`,
      fallback: t`Failed to change what you are asked`,
    },
  });

  return { isOn: mayBeAsked, toggle: () => void set({ prayerId: id, isOn: !mayBeAsked }) };
}
