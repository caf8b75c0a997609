import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useEffect, useRef } from 'react';
import { redirectAfter } from '../data/freshness';
import { useSession } from '../session/session';
import { useToast } from './toasts';

/** A failed operation, in words that a person can read. */
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

export interface FailureTexts {
  /** 'Error' unless given. */
  title?: string;
  /** When the session has ended: what could not be done, under 'Please Sign In'; or a toast with a delay of its own. */
  signIn?: string | SignInPrompt;
  /** When the server gave no message. */
  fallback: string;
  /** Shows `fallback` whatever the server's message, where the specification has these words alone. */
  isFixed?: boolean;
}

export interface SignInPrompt {
  title: string;
  description: string;
  /** Milliseconds until the page leaves for sign-in. */
  redirectAfter: number;
}

/**
 * Shows a failed operation as the specification's section 8 says: a lost session sends to sign-in after a moment,
 * anything else is an 'Error' with the server's message.
 */
export function useFailureToast(): (failure: Failure, texts: FailureTexts) => void {
  const toast = useToast();
  const redirect = useSignInRedirect();

  return ({ code, message }, { title = 'Error', signIn, fallback, isFixed = false }) => {
    if (code === 'UNAUTHENTICATED' && signIn) {
      const prompt = typeof signIn === 'string' ? pleaseSignIn(signIn) : signIn;
      toast({ title: prompt.title, description: prompt.description, variant: 'destructive' });
      redirect(prompt.redirectAfter);
      return;
    }
    toast({ title, description: (isFixed ? null : message) ?? fallback, variant: 'destructive' });
  };
}

function pleaseSignIn(description: string): SignInPrompt {
  return { title: 'Please Sign In', description, redirectAfter: redirectAfter.pleaseSignIn };
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
