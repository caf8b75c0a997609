import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { unknownBrowser } from 'schema/device';
import type { Config } from '../../config';
import type { Texts } from '../../platform/texts/texts';
import { offeredWays } from '../signIn/offeredWays';
import type { SignInWay } from '../signIn/sessions';

/** A browser as `deviceOf` names it (schema/device.ts), such as 'Firefox on Linux', in a list. */
export function deviceIn({ t }: Texts, device: string): string {
  const [browser, system] = device.split(' on ');
  const name = browser === unknownBrowser ? t(msg`A browser`) : browser!;
  if (!system) return name;
  return t(msg({ message: '{browser} on {system}', comment: 'A browser: Firefox on Linux.' }), {
    browser: name,
    system,
  });
}

/** A way to sign in, in a list: 'Google', 'Passkey', or the name of the other provider. */
export function wayIn({ t }: Texts, config: Config, way: SignInWay): string {
  if (way === 'google') return 'Google';
  return (way === 'oidc' && offeredWays(config).oidcName) || t(wayNames[way]);
}

const wayNames: Record<Exclude<SignInWay, 'google'>, MessageDescriptor> = {
  oidc: msg({ message: 'Another provider', comment: 'A way to sign in, in a list.' }),
  email: msg({ message: 'Code by e-mail', comment: 'A way to sign in, in a list.' }),
  passkey: msg({ message: 'Passkey', comment: 'A way to sign in, in a list.' }),
};
