import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useEffect, useRef } from 'react';
import { redirectAfter } from '../data/freshness';
import { useSession } from '../session/session';
import { useToast } from './toasts';

/** A failed operation with readable texts. */
export interface Failure {
  code: string | null;
  /** The server's readable message; null without one. */
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
  /** By default 'Error'. */
  title?: string;
  /** When the session has ended: the text below 'Please Sign In', or a toast with its own delay. */
  signIn?: string | SignInPrompt;
  /** When the server gave no message. */
  fallback: string;
  /** Shows `fallback` instead of the server's message, where the specification fixes the text. */
  isFixed?: boolean;
}

export interface SignInPrompt {
  title: string;
  description: string;
  /** Milliseconds until the page leaves for sign-in. */
  redirectAfter: number;
}

/**
 * Shows a failed operation (specification, section 8): an ended session leads to sign-in after a moment, anything else
 * is an 'Error' with the server's message.
 */
export function useFailureToast(): (failure: Failure, texts: FailureTexts) => void {
  const { t } = useLingui();
  const toast = useToast();
  const redirect = useSignInRedirect();

  return ({ code, message }, { title = t`Error`, signIn, fallback, isFixed = false }) => {
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
  return { title: t`Please Sign In`, description, redirectAfter: redirectAfter.pleaseSignIn };
}

/** Goes to sign-in after `milliseconds`, unless the component has unmounted by then. */
export function useSignInRedirect(): (milliseconds: number) => void {
  const { goToSignIn } = useSession();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (milliseconds) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(goToSignIn, milliseconds);
  };
}
