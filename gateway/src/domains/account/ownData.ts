import type { Context } from '../members/context';
import { textsOf, type Texts } from '../../platform/texts/texts';
import { renderNotification, type NotificationWords } from '../notifications/texts';
import type { SignInWay } from '../signIn/sessions';
import { findOwnAccount, ownLists, rowsOfPage } from './ownDataSql';
import { deviceIn, wayIn } from './signInWords';

/**
 * Everything that this site stores about the caller, as pieces of one JSON text: years of texts would not fit into memory
 * at once. Notifications, browsers and ways to sign in are in the caller's language, as on the page. @throws Unauthenticated
 */
export async function exportOwnData(ctx: Context): Promise<AsyncIterable<string>> {
  const caller = await ctx.requireCaller();
  return piecesOfOwnData(ctx, caller.id, inWords(ctx, textsOf(await ctx.findLocale())));
}

async function* piecesOfOwnData(ctx: Context, id: number, inWords: Wording): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date())},\n"account": ${JSON.stringify(await findOwnAccount(ctx.sql, id))}`;
  for (const { name, find } of ownLists(ctx, id)) {
    const shown = inWords[name] ?? same;
    yield `,\n"${name}": [`;
    let found;
    let count = 0;
    do {
      found = await find(count);
      for (const { row } of found)
        yield `${count++ === 0 ? '' : ','}\n${JSON.stringify(shown(row as never))}`;
    } while (found.length === rowsOfPage);
    yield ']';
  }
  yield '\n}\n';
}

type Wording = Readonly<Record<string, (row: never) => unknown>>;

type Notification = NotificationWords & { told: unknown };

interface SignIn {
  way: SignInWay | null;
  device: string | null;
}

const same = (row: unknown) => row;

/** The rows of some lists as they are shown, by the lists' names. */
function inWords({ config }: Context, texts: Texts): Wording {
  const signInWords = ({ way, device, ...row }: SignIn) => ({
    ...row,
    way: way && wayIn(texts, config, way),
    device: device && deviceIn(texts, device),
  });
  return {
    notifications: ({ told, ...row }: Notification) => ({
      ...row,
      ...renderNotification(texts, { ...row, told }),
    }),
    sessions: signInWords,
    signIns: signInWords,
  };
}
