import { i18n } from '../../locale/i18n';
import type { ServerMessage } from './refusalTexts';

/** What the server says, in the page's language; as it is in English, and where this page does not know the message. */
export async function refusalText(said: ServerMessage): Promise<string> {
  if (i18n.locale === 'en') return said.message;
  try {
    const { translate } = await import(/* webpackChunkName: "refusals" */ './refusalTexts');
    return await translate(said);
  } catch {
    return said.message;
  }
}
