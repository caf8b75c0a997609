import { t } from '@lingui/core/macro';
import {
  browserSupportsWebAuthn,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import type { Failure, ServerMessage } from 'kit';

/** A new passkey's number; or why there is none: the gateway's failure, or what the browser's means. */
export type Created = { id: number } | { failure: Failure } | { explanation: Explanation };

interface Explanation {
  title: string;
  description: string;
}

const stopped = () => ({
  title: t`No passkey was added`,
  description: t`You can try again whenever you like.`,
});
const unsupported = () => ({
  title: t`This browser cannot make a passkey`,
  description: t`Please try another browser or another device.`,
});

/** The meanings of the browser's errors; any other was a press on Cancel, or no press at all. */
const explanations: Record<string, () => Explanation> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: () => ({
    title: t`This device has a passkey already`,
    description: t`It is in your list, and signs you in here.`,
  }),
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: unsupported,
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: unsupported,
  ERROR_INVALID_DOMAIN: () => ({
    title: t`No passkey was added`,
    description: t`Passkeys need the real address of this site. Please open it there.`,
  }),
};

/** Makes a passkey on this device, and adds it to the account under a name. */
export async function createPasskey(name: string): Promise<Created> {
  if (!browserSupportsWebAuthn()) return { explanation: unsupported() };
  const options = await post<PublicKeyCredentialCreationOptionsJSON>('/api/passkeys/options');
  if ('failure' in options) return options;
  try {
    const response = await startRegistration({ optionsJSON: options.body });
    const added = await post<{ id: number }>('/api/passkeys', { name, ...response });
    return 'failure' in added ? added : { id: added.body.id };
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : '';
    return { explanation: (explanations[code] ?? stopped)() };
  }
}

async function post<Body>(
  path: string,
  payload: object = {},
): Promise<{ body: Body } | { failure: Failure }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
    });
    const body = (await response.json()) as Body & ServerMessage;
    if (response.ok) return { body };
    return { failure: refused(response.status === 401 ? 'UNAUTHENTICATED' : null, body) };
  } catch {
    return { failure: refused(null, { message: null }) };
  }
}

function refused(code: string | null, said: { message: string | null; code?: string | null }): Failure {
  return { code, message: said.message, messageCode: said.code, fieldErrors: [] };
}
