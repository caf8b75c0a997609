import type { Context } from '../members/context';
import { textsOf, type Texts } from '../../platform/texts/texts';
import { wordNotification, type NotificationWords } from '../notifications/texts';
import { findOwnAccount, ownLists, rowsOfPage } from './ownDataSql';

/**
 * Everything that this site stores about the caller, as pieces of one JSON text: years of texts would not fit into memory
 * at once. Notifications are in the caller's language, as on the page. @throws Unauthenticated
 */
export async function exportOwnData(ctx: Context): Promise<AsyncIterable<string>> {
  const caller = await ctx.requireCaller();
  return piecesOfOwnData(ctx, caller.id, textsOf(await ctx.findLocale()));
}

async function* piecesOfOwnData(ctx: Context, id: number, texts: Texts): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date())},\n"account": ${JSON.stringify(await findOwnAccount(ctx.sql, id))}`;
  for (const { name, find } of ownLists(ctx, id)) {
    const shown = name === 'notifications' ? (row: unknown) => inWords(texts, row as Notification) : same;
    yield `,\n"${name}": [`;
    let found;
    let count = 0;
    do {
      found = await find(count);
      for (const { row } of found) yield `${count++ === 0 ? '' : ','}\n${JSON.stringify(shown(row))}`;
    } while (found.length === rowsOfPage);
    yield ']';
  }
  yield '\n}\n';
}

type Notification = NotificationWords & { told: unknown };

const same = (row: unknown) => row;

function inWords(texts: Texts, { told, ...row }: Notification) {
  return { ...row, ...wordNotification(texts, { ...row, told }) };
}
