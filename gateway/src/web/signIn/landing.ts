import type { Request, Response } from 'express';
import { finishSignIn } from '../../domains/signIn/finish';
import type { Proof } from '../../domains/signIn/proof';
import { labelErrors, labelRoute } from '../../platform/http/telemetry';
import type { AppServices } from '../../platform/services';

/** The response to a provider's callback is of one browser, and its URL holds a code. */
export function protectCallback(request: Request, response: Response): void {
  labelRoute(response, request.path);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
}

/** Whether the page asks for the address of a sign-in instead of going there. */
export const acceptsJson = (request: Request): boolean => request.accepts(['html', 'json']) === 'json';

/** Ends a sign-in in the browser: signed in, or to sign in the old way first. */
export async function completeSignIn(
  services: AppServices,
  { request, response }: { request: Request; response: Response },
  proof: Proof,
  returnTo: string | null,
): Promise<void> {
  const end = await finishSignIn(services, proof, { headers: request.headers, returnTo });
  response.append('Set-Cookie', end.cookies);
  response.redirect(end.kind === 'signedIn' ? end.redirect : '/?auth=link');
}

/** Refuses a sign-in. The log gets the kind of error, never what the provider or the browser sent. */
export function refuseSignIn({ log }: AppServices, response: Response, error: unknown): void {
  if (error) {
    log.warn(describe(error), 'a sign-in failed');
    labelErrors(response, ['SIGN_IN_FAILED']);
  }
  response.redirect('/?auth=failed');
}

function describe(error: unknown): { err: string; code?: string } {
  if (!(error instanceof Error)) return { err: 'unknown' };
  const { code } = error as { code?: unknown };
  return { err: error.name, ...(typeof code === 'string' && { code }) };
}
