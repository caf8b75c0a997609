import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browser, Dialog, useDraft, useSession, type SignInMode } from 'kit';
import { signInStart, type SignInStart } from 'schema/signInStart';
import { StepView } from './StepView';
import { useSteps } from './useSteps';

const invitations = {
  login: msg`Welcome back. Sign in to join the community: say amen, encourage others and take part in prayer chains.`,
  signup: msg`Join the community: bring your prayers, say amen to those of others and take part in prayer chains.`,
};

/** The dialog for sign-in and sign-up (specification, section 2; contract, section 8). */
export function SignIn({ mode }: { mode: SignInMode }) {
  const { t } = useLingui();
  const { closeSignIn } = useSession();
  const { email, name, isByEmail, isLinking } = useStart();
  const field = useRef<HTMLInputElement>(null);
  const steps = useSteps(isByEmail ? { kind: 'email' } : { kind: 'ways', isLinking }, name);
  const { step } = steps;

  const close = () => {
    // The member is signed in already.
    if (step.kind === 'name') browser.leaveFor(step.redirect);
    else closeSignIn();
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      size="small"
      title={t`Join Our Prayer Community`}
      description={step.kind === 'ways' ? t(invitations[mode]) : undefined}
      initialFocus={field}
    >
      <StepView {...steps} email={email} field={field} />
    </Dialog>
  );
}

/** How this dialog begins; the next one begins as usual. */
function useStart(): SignInStart {
  const { value, reset } = useDraft<SignInStart>(signInStart.draft, signInStart.none);
  const [start] = useState(value);
  const removeDraft = useEffectEvent(() => reset());
  useEffect(() => removeDraft(), []);
  return start;
}
