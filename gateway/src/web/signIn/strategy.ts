import { Strategy, type Profile, type StrategyOptions } from 'passport-google-oauth20';
import type { AppServices } from '../../platform/services';
import type { Proof } from '../../domains/signIn/proof';
import { StateStore } from './stateStore';
import { webPicture } from './webPicture';
import type { SignInConfig } from '../../config';

/** Sign-in with Google, or with the local provider that speaks the same protocol: state and PKCE in both. */
export function createStrategy(services: AppServices, signIn: SignInConfig): Strategy {
  const options = {
    clientID: signIn.clientId,
    clientSecret: signIn.clientSecret,
    callbackURL: `${services.config.siteOrigin}/api/auth/google/callback`,
    scope: ['openid', 'profile', 'email'],
    store: new StateStore(services),
    pkce: true,
    ...(signIn.localProvider && {
      authorizationURL: `${signIn.localProvider}/auth`,
      tokenURL: `${signIn.localProvider}/token`,
      userProfileURL: `${signIn.localProvider}/me`,
    }),
  };

  const strategy = new Strategy(options as unknown as StrategyOptions, (_access, _refresh, profile, done) =>
    done(null, readProfile(profile)),
  );
  sendTokensAsHeaders(strategy);
  return strategy;
}

/** By default the strategy puts the access token into the URL of the profile, and so into logs. */
function sendTokensAsHeaders(strategy: Strategy): void {
  const { _oauth2 } = strategy as unknown as { _oauth2: { useAuthorizationHeaderforGET(on: boolean): void } };
  _oauth2.useAuthorizationHeaderforGET(true);
}

/** Accounts are identified by the provider's subject, never by the e-mail address. */
function readProfile(profile: Profile): Proof {
  const claims = profile._json;
  return {
    way: 'google',
    issuer: 'google',
    subject: claims.sub,
    email: claims.email ?? '',
    isVerified: String(claims.email_verified) === 'true',
    firstName: claims.given_name ?? null,
    lastName: claims.family_name ?? null,
    name: claims.name ?? null,
    profileImageUrl: webPicture(claims.picture),
  };
}
