import { readMessage } from 'schema/messages';
import { messageTexts } from 'schema/messageTexts';
import type { Texts } from './texts';

const numbers = new Set(['most', 'least', 'found', 'expected', 'line']);

/** A message of the APIs in a language; in English, and for another text, it stays what it is. */
export function messageIn({ locale, t }: Texts, message: string): string {
  const known = locale === 'en' ? null : readMessage(message);
  if (!known) return message;
  const values = Object.fromEntries(
    Object.entries(known.values).map(([name, value]) => [
      name,
      numbers.has(name) ? Number(value.replaceAll(',', '')) : value,
    ]),
  );
  return t(messageTexts[known.code], values);
}
