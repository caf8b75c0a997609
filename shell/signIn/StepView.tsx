import type { RefObject } from 'react';
import { EmailStep } from './EmailStep';
import { NameForm } from './NameForm';
import type { Steps } from './useSteps';
import { Ways } from './Ways';

interface StepViewProps extends Steps {
  /** Typed elsewhere already. */
  email?: string;
  /** The field of the step, if it has one. */
  field: RefObject<HTMLInputElement | null>;
}

/** The present step of signing in. */
export function StepView({ step, email, field, ...steps }: StepViewProps) {
  if (step.kind === 'email') return <EmailStep email={email} field={field} {...steps} />;
  if (step.kind === 'name') return <NameForm {...step} field={field} />;
  return <Ways {...step} {...steps} />;
}
