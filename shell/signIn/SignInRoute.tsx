import { msg } from '@lingui/core/macro';
import { lazyPart } from 'kit';

export const SignInPage = lazyPart(
  msg`Signing in`,
  async () => (await import(/* webpackChunkName: "signIn" */ './SignInPage')).SignInPage,
);
