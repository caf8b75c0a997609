import { careMessageRule } from 'schema/rules/moderation';
import type { CareMessage } from '../../gen/resolvers';
import { makeOnce } from '../../platform/database/idempotency';
import { Conflict, parse, requireFound } from '../../platform/errors';
import type { Context } from '../members/context';
import { withinQuota } from '../members/quota';
import { closeAlert, findMessage, insertMessage, reopenAlert } from './careSql';
import { requireModeratedText, type TextAddress } from './moderation';

/**
 * Sends a message of the moderators to the author of a text that mentions self-harm, whoever that is. Whether it has
 * reached anybody is not revealed: the time at which an anonymous author's account was deleted would name them.
 *
 * @throws Unauthenticated, Forbidden, NotFound, BadInput, Conflict
 */
export async function writeToAuthor(
  ctx: Context,
  address: TextAddress,
  message: unknown,
): Promise<CareMessage> {
  const { actorId, ...text } = await requireModeratedText(ctx, address);
  const form = parse(careMessageRule, { message });
  const actor = { id: actorId };
  const sent = await makeOnce(ctx, actor, {
    operation: 'writeToAuthor',
    input: { kind: text.kind, targetId: text.targetId, ...form },
    make: (recordKey) =>
      withinQuota(ctx, actor, 'messages', (counted) =>
        insertMessage(
          ctx.sql,
          { ...text, actorId, words: `${form.message}\n\n${answerTo(ctx)}` },
          ctx.sql`${recordKey} ${counted}`,
        ),
      ),
    find: async (id) => requireFound(await findMessage(ctx.sql, id), 'There is no such message'),
  });
  if (!sent) throw new Conflict('This text does not speak of self-harm');
  return sent;
}

/** Closes the alert of a text that mentions self-harm. @throws Unauthenticated, Forbidden, NotFound */
export async function lookAfter(ctx: Context, address: TextAddress): Promise<true> {
  await closeAlert(ctx.sql, await requireModeratedText(ctx, address));
  return true;
}

/** Opens the alert of a text again that was looked after. @throws Unauthenticated, Forbidden, NotFound */
export async function reopenCare(ctx: Context, address: TextAddress): Promise<true> {
  await reopenAlert(ctx.sql, await requireModeratedText(ctx, address));
  return true;
}

/** Notifications cannot be answered. */
function answerTo({ config }: Context): string {
  return `If you would like to answer, write to ${config.prayersMailbox}.`;
}
