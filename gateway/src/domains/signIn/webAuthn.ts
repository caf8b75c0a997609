import type { Config } from '../../config';

/** The library, which takes half a second to load: at its first use. */
export async function webAuthn() {
  const [library, { decodeAttestationObject, isoBase64URL }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return {
    ...library,
    /** Whether the attestation names who made the authenticator. @throws if it cannot be read */
    hasCertificates(attestationObject: string): boolean {
      const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
      return (
        !['none', 'packed'].includes(attestation.get('fmt')) ||
        attestation.get('attStmt').get('x5c') !== undefined
      );
    },
  };
}

/** The name by which passkeys know the site: its host. */
export function siteId({ siteOrigin }: Pick<Config, 'siteOrigin'>): string {
  return new URL(siteOrigin).hostname;
}

/** The challenge that a browser says it has signed; null if that cannot be read. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge: unknown;
    };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
