import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useEffect, useRef } from 'react';
import { redirectAfter } from '../data/freshness';
import { useSession } from '../session/session';
import { refusalText } from './refusals';
import { useToast } from './toasts';

/** A failed operation with readable texts. */
export interface Failure {
  code: string | null;
  /** The server's readable message; null without one. */
  message: string | null;
  /** The code of the message (schema/messages.ts); absent where the response had none. */
  messageCode?: string | null;
  fieldErrors: readonly { path: string; message: string; code?: string }[];
}

export function readFailure(error: unknown): Failure {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first) return { code: null, message: null, fieldErrors: [] };
  const { code, messageCode, fieldErrors } = (first.extensions ?? {}) as Partial<Failure>;
  const isOurs = code !== 'INTERNAL_SERVER_ERROR';
  return {
    code: code ?? null,
    message: isOurs ? first.message : null,
    messageCode,
    fieldErrors: fieldErrors ?? [],
  };
}

/** A failure with its messages in the page's language (`refusalText`). */
export async function translateFailure(failure: Failure): Promise<Failure> {
  const { message, messageCode, fieldErrors } = failure;
  return {
    ...failure,
    message: message && (await refusalText({ message, code: messageCode })),
    fieldErrors: await Promise.all(
      fieldErrors.map(async (field) => ({ ...field, message: await refusalText(field) })),
    ),
  };
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

  return ({ code, message, messageCode }, { title = t`Error`, signIn, fallback, isFixed = false }) => {
    if (code === 'UNAUTHENTICATED' && signIn) {
      const prompt = typeof signIn === 'string' ? pleaseSignIn(signIn) : signIn;
      toast({ title: prompt.title, description: prompt.description, variant: 'destructive' });
      redirect(prompt.redirectAfter);
      return;
    }
    const show = (description = fallback) => toast({ title, description, variant: 'destructive' });
    if (isFixed || message === null) show();
    else void refusalText({ message, code: messageCode }).then(show);
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
