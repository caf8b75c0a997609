import type { SignInWays } from 'schema/page';
import type { Config } from '../../config';

/**
 * The ways to sign in that this site offers, besides passkeys, which depend on the browser (contract, section 8).
 * Outside production the button for Google is always there, and says what is missing (specification, section 7).
 */
export function offeredWays({
  production,
  signIn,
  oidc,
  emailSignIn,
}: Pick<Config, 'production' | 'signIn' | 'oidc' | 'emailSignIn'>): SignInWays {
  return {
    google: !production || signIn !== null,
    oidcName: oidc?.name ?? null,
    email: emailSignIn,
  };
}
