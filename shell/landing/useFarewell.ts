import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { takeFarewell, useSession, useToast } from 'kit';
import { clearAfterSignIn } from 'kit/afterSignIn';

const texts = {
  signedOut: () => ({ title: t`You are signed out`, description: t`Peace be with you until you come back.` }),
  accountDeleted: () => ({
    title: t`Your account was deleted`,
    description: t`You are signed out everywhere.`,
  }),
};

/** Sign-out and the deletion of an account end on the landing page, which says so. */
export function useFarewell(): void {
  const { person } = useSession();
  const toast = useToast();
  const isSignedIn = person !== null;

  useEffect(() => {
    const farewell = takeFarewell();
    if (!farewell || isSignedIn) return;
    clearAfterSignIn();
    // The service worker does it at sign-out; some browsers have none.
    import(/* webpackChunkName: "offline" */ 'kit/offline')
      .then(({ leaveDevice }) => leaveDevice())
      .catch(() => undefined);
    toast(texts[farewell]());
  }, [isSignedIn, toast]);
}
