import { t } from '@lingui/core/macro';
import { page } from 'kit';
import { sharedPrayer } from 'schema/addresses';

const longestTitle = 80;
const hashtags = 'Prayer,Faith,Community';

/** The link that people paste into messages (contract, section 5). */
export function prayerLink(id: number): string {
  return window.location.origin + sharedPrayer(id);
}

export function shareText(title: string): string {
  const letters = Array.from(title);
  const shown = letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('')}...` : title;
  return t`Please join me in prayer: "${shown}" ${{ productName: page.productName }}`;
}

export const networks = [
  {
    name: 'Facebook',
    address: (link: string, text: string) =>
      at('https://www.facebook.com/sharer/sharer.php', { u: link, quote: text }),
  },
  {
    name: 'X (Twitter)',
    address: (link: string, text: string) =>
      at('https://twitter.com/intent/tweet', { text, url: link, hashtags }),
  },
  {
    name: 'WhatsApp',
    address: (link: string, text: string) => at('https://wa.me/', { text: `${text} ${link}` }),
  },
] as const;

export type Network = (typeof networks)[number]['name'];

/** Encodes blanks as `%20`, because not every network decodes `+`. */
function at(base: string, parameters: Record<string, string>): string {
  return `${base}?${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`;
}
