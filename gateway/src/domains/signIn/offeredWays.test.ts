import { offeredWays } from './offeredWays';

const google = { clientId: 'id', clientSecret: 'secret', localProvider: null };
const nothing = { signIn: null, smtpUrl: null };

test('outside production Google and codes by e-mail are always offered', () => {
  expect(offeredWays({ production: false, ...nothing })).toEqual({
    google: true,
    oidcName: null,
    email: true,
  });
});

test('in production only what is configured is offered', () => {
  expect(offeredWays({ production: true, ...nothing })).toEqual({
    google: false,
    oidcName: null,
    email: false,
  });
  const configured = { signIn: google, smtpUrl: 'smtp://localhost' };
  expect(offeredWays({ production: true, ...configured })).toMatchObject({ google: true, email: true });
});
