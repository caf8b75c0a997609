import { lazyPart } from 'kit';

export const SignInPage = lazyPart(
  'Signing in',
  async () => (await import(/* webpackChunkName: "signIn" */ './SignInPage')).SignInPage,
);
