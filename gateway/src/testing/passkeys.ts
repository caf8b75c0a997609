import { SoftwarePasskey } from './authenticator';
import type { ActingMember, TestGateway } from './testSite';

/** The origin of test sites. */
export const testOrigin = 'http://localhost:4000';

/** Adds a passkey for a member. */
export async function aPasskey(gateway: TestGateway, as: ActingMember, name = 'Phone', origin = testOrigin) {
  const passkey = new SoftwarePasskey(origin);
  const { body: options } = await gateway.rest('POST', '/api/passkeys/options', { as });
  const body = { name, ...passkey.register(options) };
  const added = await gateway.rest('POST', '/api/passkeys', { as, body });
  if (added.status !== 201) throw new Error(`no passkey: ${added.status} ${JSON.stringify(added.body)}`);
  return { id: added.body.id as number, passkey };
}

/** Asks for a challenge as a browser that is not signed in. */
export async function askToSignIn(gateway: TestGateway, body?: object, headers: Record<string, string> = {}) {
  const asked = await gateway.rest('POST', '/api/auth/passkey/options', { body, headers });
  const [line = ''] = asked.headers.getSetCookie();
  return { options: asked.body, headers: { cookie: line.split(';')[0]! }, line };
}
