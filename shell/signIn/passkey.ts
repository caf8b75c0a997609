import { t } from '@lingui/core/macro';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { requestPasskey, verifyPasskey, type SignInResult } from './calls';

/** Asks the browser for a passkey, in its own dialog. */
export async function signInWithPasskey(): Promise<SignInResult> {
  const optionsJSON = await requestPasskey<PublicKeyCredentialRequestOptionsJSON>();
  if (!optionsJSON) return failed(t`Passkeys cannot be used just now. Please try again.`);
  try {
    return await verifyPasskey(await startAuthentication({ optionsJSON }));
  } catch {
    return failed(t`That was stopped, or took too long. Please try again, or choose another way.`);
  }
}

/**
 * Offers passkeys among what the browser suggests for a field with `autocomplete="webauthn"`.
 *
 * @param onChosen gets the result when one was chosen
 * @returns ends the offer
 */
export function offerPasskeys(onChosen: (result: SignInResult) => void): () => void {
  let isOpen = true;
  const offer = async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    const optionsJSON = await requestPasskey<PublicKeyCredentialRequestOptionsJSON>();
    if (!optionsJSON || !isOpen) return;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
    if (isOpen) onChosen(await verifyPasskey(response));
  };
  // Ended, or not available: the field works as any other.
  offer().catch(() => undefined);
  return () => {
    isOpen = false;
    WebAuthnAbortService.cancelCeremony();
  };
}

const failed = (message: string): SignInResult => ({ kind: 'failed', message, isFinal: false });
