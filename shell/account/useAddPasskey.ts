import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deviceOf } from 'schema/device';
import { useApolloClient, useFailureToast, useToast } from 'kit';
import { createPasskey } from './createPasskey';
import { deviceText } from './deviceText';
import { WaysToSignInDocument } from './gen/graphql';

/** Adds a passkey of this device, named after it. Resolves to its number; null if there is none. */
export function useAddPasskey(): [add: () => Promise<number | null>, isPending: boolean] {
  const { t } = useLingui();
  const client = useApolloClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const [isPending, setPending] = useState(false);

  const add = async () => {
    setPending(true);
    const created = await createPasskey(deviceText(deviceOf(navigator.userAgent)));
    // It is added, whether or not the list can be read now.
    if ('id' in created) {
      await client.query({ query: WaysToSignInDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    }
    setPending(false);
    if ('failure' in created) {
      toastFailure(created.failure, {
        signIn: t`You need to sign in to add a passkey.`,
        fallback: t`The passkey could not be added. Please try again.`,
      });
      return null;
    }
    if ('explanation' in created) {
      toast(created.explanation);
      return null;
    }
    toast({ title: t`Passkey added`, description: t`From now on you can sign in with it.` });
    return created.id;
  };

  return [add, isPending];
}
