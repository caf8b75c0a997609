import { msg } from '@lingui/core/macro';
import { newPrayer, wall } from 'schema/addresses';
import { palette } from 'schema/palette';
import type { ShellManifest } from 'schema/shellManifest';
import type { Config } from '../../config';
import type { Texts } from '../../platform/texts/texts';

/** The manifest of the installed site (https://www.w3.org/TR/appmanifest/). */
export function webManifest(
  { productName }: Pick<Config, 'productName'>,
  shell: ShellManifest | null,
  { locale, dir, t }: Texts,
) {
  const icons = (shell?.appIcons ?? []).map((icon) => ({ ...icon, type: 'image/png' }));
  const ownIcon = icons.filter(({ purpose, sizes }) => purpose === 'any' && sizes === '192x192');
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description: t(msg`Bring your prayers, and say amen to the prayers of others.`),
    lang: locale,
    dir,
    start_url: wall,
    scope: '/',
    display: 'standalone',
    background_color: palette.light.surface,
    theme_color: palette.light.surface,
    categories: ['lifestyle', 'social'],
    icons,
    shortcuts: [
      {
        name: t(msg({ message: 'New Prayer', comment: 'A shortcut of the installed app.' })),
        url: newPrayer,
        icons: ownIcon,
      },
      {
        name: t(msg({ message: 'Pray', comment: 'A shortcut of the installed app.' })),
        url: '/pray',
        icons: ownIcon,
      },
    ],
    share_target: { action: wall, method: 'GET', params: { title: 'title', text: 'text', url: 'link' } },
  };
}
