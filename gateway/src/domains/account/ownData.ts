import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { findOwnAccount, ownLists, rowsOfPage } from './ownDataSql';

/**
 * Everything that this site stores about the caller, as pieces of one JSON text: years of texts would not fit into memory
 * at once. @throws Unauthenticated
 */
export async function exportOwnData(ctx: Context): Promise<AsyncIterable<string>> {
  const caller = await ctx.requireCaller();
  return piecesOfOwnData(ctx.sql, caller.id);
}

async function* piecesOfOwnData(sql: Sql, id: number): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date())},\n"account": ${JSON.stringify(await findOwnAccount(sql, id))}`;
  for (const { name, find } of ownLists(sql, id)) {
    yield `,\n"${name}": [`;
    let found;
    let count = 0;
    do {
      found = await find(count);
      for (const { row } of found) yield `${count++ === 0 ? '' : ','}\n${JSON.stringify(row)}`;
    } while (found.length === rowsOfPage);
    yield ']';
  }
  yield '\n}\n';
}
