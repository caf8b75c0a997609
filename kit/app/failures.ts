import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useEffect, useRef } from 'react';
import { redirectAfter } from './freshness';
import { useSession } from './session';
import { useToast } from './toasts';

/** A failed call, in words that a person can read. */
export interface Failure {
  code: string | null;
  /** The server's readable message; null when nothing readable came back. */
  message: string | null;
  fieldErrors: readonly { path: string; message: string }[];
}

export function readFailure(error: unknown): Failure {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first) return { code: null, message: null, fieldErrors: [] };
  const { code, fieldErrors } = (first.extensions ?? {}) as {
    code?: string;
    fieldErrors?: Failure['fieldErrors'];
  };
  const isOurs = code !== 'INTERNAL_SERVER_ERROR';
  return { code: code ?? null, message: isOurs ? first.message : null, fieldErrors: fieldErrors ?? [] };
}

interface FailureTexts {
  /** Shown when the session has ended; it names what could not be done. */
  signIn: string;
  /** Shown when the server gave no message. */
  otherwise: string;
}

/**
 * Tells of a failed write as the specification's section 8 says: a lost session sends to sign-in after a moment,
 * anything else is an 'Error' with the server's message.
 */
export function useFailureToast(): (error: unknown, texts: FailureTexts) => void {
  const toast = useToast();
  const redirect = useSignInRedirect();

  return (error, { signIn, otherwise }) => {
    const failure = readFailure(error);
    if (failure.code === 'UNAUTHENTICATED') {
      toast({ title: 'Please Sign In', description: signIn, variant: 'destructive' });
      redirect(redirectAfter.pleaseSignIn);
      return;
    }
    toast({ title: 'Error', description: failure.message ?? otherwise, variant: 'destructive' });
  };
}

/** Goes to sign-in after `milliseconds`, unless the person has left the page's region by then. */
export function useSignInRedirect(): (milliseconds: number) => void {
  const { goToSignIn } = useSession();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (milliseconds) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(goToSignIn, milliseconds);
  };
}
