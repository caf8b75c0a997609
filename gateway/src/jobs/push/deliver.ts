import type { AppServices } from '../../platform/services';
import { inSpan } from '../../platform/tracing/tracing';
import { open } from '../../platform/confided/words';
import { storedLocale } from '../../platform/storedLocale';
import { textsOf } from '../../platform/texts/texts';
import { mayPushTo } from '../../domains/notifications/pushEndpoint';
import { requirePushKeys, type PushKeys } from '../../domains/notifications/pushKeys';
import { renderNotification } from '../../domains/notifications/texts';
import { untilRecorded } from '../untilRecorded';
import { sendPush } from './send';
import { claimPush, settlePush, type ClaimedPush, type PushOutcome } from './sql';

const sendersAtOnce = 3;
const maxAttempts = 6;

/** Sends every push that is due, to each browser once. */
export async function deliverPushes(services: AppServices, isStopping: () => boolean): Promise<void> {
  await Promise.all(Array.from({ length: sendersAtOnce }, () => deliverInTurn(services, isStopping)));
}

async function deliverInTurn(
  { config, database, log, tracing }: AppServices,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const push = await claimPush(database.sql);
    if (!push) return;
    const keys = await requirePushKeys(database.sql);
    const outcome = await inSpan(tracing, { name: 'send push' }, () => attempt(config, keys, push));
    await untilRecorded(() => settlePush(database.sql, push, outcome), isStopping);
    if (outcome.state !== 'sent') log.warn({ push: push.notificationId, ...outcome }, 'push');
  }
}

async function attempt(
  config: AppServices['config'],
  keys: PushKeys,
  push: ClaimedPush,
): Promise<PushOutcome> {
  if (!mayPushTo(push.endpoint, config)) return { state: 'failed', error: 'The address is refused' };
  const texts = textsOf(storedLocale(push.locale) ?? config.defaultLocale);
  const body = open(config, 'title', push.aboutId, push.body);
  const content = { ...renderNotification(texts, { ...push, body }), link: push.link };
  try {
    return outcomeOfStatus(await sendPush(config, keys, push, content), push.attempts);
  } catch (error) {
    return outcomeOfError((error as NodeJS.ErrnoException).code ?? 'No response', push.attempts);
  }
}

function outcomeOfStatus(status: number, attempts: number): PushOutcome {
  if (status >= 200 && status < 300) return { state: 'sent', error: null };
  if (status === 404 || status === 410) return { state: 'gone', error: null };
  if (status === 429 || status >= 500) return retry(String(status), attempts);
  return { state: 'failed', error: String(status) };
}

/** A push that may have arrived is not repeated: two would disturb more than none. */
function outcomeOfError(code: string, attempts: number): PushOutcome {
  if (neverReached.has(code)) return retry(code, attempts);
  if (code.startsWith('ERR_CRYPTO')) return { state: 'failed', error: 'The key of the browser is none' };
  return { state: 'uncertain', error: code };
}

const neverReached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Doubles the wait after each attempt. */
function retry(error: string, attempts: number): PushOutcome {
  if (attempts >= maxAttempts) return { state: 'failed', error };
  return { state: 'waiting', error, waitSeconds: 60 * 2 ** (attempts - 1) };
}
