import { i18n } from '../../locale/i18n';
import type { ServerMessage } from './refusalTexts';

/** The server's message in the page's language; unchanged in English, and where this page does not know it. */
export async function refusalText(said: ServerMessage): Promise<string> {
  if (i18n.locale === 'en') return said.message;
  try {
    const { translate } = await import(/* webpackChunkName: "refusals" */ './refusalTexts');
    return await translate(said);
  } catch {
    return said.message;
  }
}
