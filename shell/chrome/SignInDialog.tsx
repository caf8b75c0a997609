import { msg } from '@lingui/core/macro';
import { FailedDialog, lazyPart, useSession } from 'kit';
import { useOnLeaving } from './useOnLeaving';

const SignIn = lazyPart(
  msg`Sign-in`,
  async () => (await import(/* webpackChunkName: "signIn" */ '../signIn/SignIn')).SignIn,
);

/** The sign-in dialog, while the session has a mode for it. */
export function SignInDialog() {
  const { signInMode, closeSignIn } = useSession();
  useOnLeaving(closeSignIn);
  return (
    signInMode && (
      <SignIn mode={signInMode} failed={(failure) => <FailedDialog {...failure} onClose={closeSignIn} />} />
    )
  );
}
