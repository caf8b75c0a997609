import { isolated } from 'schema/isolated';
import { messages, readMessage, type MessageCode } from 'schema/messages';
import { messageTexts, valueTexts } from 'schema/messageTexts';
import { loadRefusalTexts } from '../../locale/catalogs';
import { formatList } from '../../locale/formats';
import { i18n } from '../../locale/i18n';
import { page } from '../page/page';

/** The server's message, with its code where the response has one (schema/messages.ts). */
export interface ServerMessage {
  message: string;
  code?: string | null;
}

/** The translation of a message; the message where there is none. */
export async function translate({ message, code }: ServerMessage): Promise<string> {
  const known = readMessage(message) ?? byCode(code);
  if (!known) return message;
  await loadRefusalTexts(page.catalogs);
  return i18n._({ ...messageTexts[known.code], values: valuesOf(known.values) });
}

/** A newer gateway may say the same in other words; what filled them cannot be read then. */
function byCode(code: string | null | undefined) {
  const isKnown = code && Object.hasOwn(messages, code) && !messages[code as MessageCode].includes('{');
  return isKnown ? { code: code as MessageCode, values: {} } : null;
}

const numbers = new Set(['most', 'least', 'found', 'expected', 'line']);

const valuesOf = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(name, value)]));

function valueOf(name: string, value: string): string | number {
  if (numbers.has(name)) return Number(value.replaceAll(',', ''));
  if (name === 'groups') return formatList(value.split(', ').map((group) => isolated(group, i18n.locale)));
  return inWords(value);
}

/** Values that the server chooses among a few words are translated too. */
const inWords = (value: string) => (Object.hasOwn(valueTexts, value) ? i18n._(valueTexts[value]!) : value);
