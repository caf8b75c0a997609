import { offeredWays } from './offeredWays';

const google = { clientId: 'id', clientSecret: 'secret', localProvider: null };
const nothing = { signIn: null, emailSignIn: false };

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
  const configured = { signIn: google, emailSignIn: true };
  expect(offeredWays({ production: true, ...configured })).toMatchObject({ google: true, email: true });
});
