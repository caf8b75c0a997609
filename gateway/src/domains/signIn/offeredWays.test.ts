import { offeredWays } from './offeredWays';

const google = { clientId: 'id', clientSecret: 'secret', localProvider: null };
const oidc = { issuer: 'https://id.example', clientId: 'id', clientSecret: 'secret', name: 'Parish ID' };
const nothing = { signIn: null, oidc: null, emailSignIn: false };

test('outside production Google is always offered', () => {
  expect(offeredWays({ production: false, ...nothing })).toEqual({
    google: true,
    oidcName: null,
    email: false,
  });
});

test('in production only what is configured is offered', () => {
  expect(offeredWays({ production: true, ...nothing })).toEqual({
    google: false,
    oidcName: null,
    email: false,
  });
  const configured = { signIn: google, oidc, emailSignIn: true };
  expect(offeredWays({ production: true, ...configured })).toEqual({
    google: true,
    oidcName: 'Parish ID',
    email: true,
  });
});
