import { t } from '@lingui/core/macro';
import { unknownBrowser } from 'schema/device';

/** A device as the gateway names it, such as 'Firefox on Linux', in the page's language. */
export function deviceText(device: string): string {
  const [browser, system] = device.split(' on ');
  const name = browser === unknownBrowser ? t`A browser` : browser;
  return system ? t({ message: `${name} on ${system}`, comment: 'Firefox on Linux' }) : name!;
}
