import type { AppServices } from '../../platform/services';
import { inSpan } from '../../platform/tracing/tracing';
import type { MailTransport, TransportOutcome } from './transport';
import { untilRecorded } from '../untilRecorded';
import { compose, Unwritable, type Message } from './compose';
import { createPace, type Pace } from './pace';
import { claimMail, settleMail, type ClaimedMail, type Outcome } from './sql';

const sendersAtOnce = 3;
/** From each gateway: mail servers refuse senders that are faster. */
const mailsPerSecond = 20;
const maxAttempts = 12;
const maxWaitSeconds = 6 * 60 * 60;

/** Sends due mails. A mail is claimed before sending and settled afterwards, so that only one gateway sends it. */
export async function deliverMail(
  services: AppServices,
  transport: MailTransport,
  isStopping: () => boolean,
  perSecond = mailsPerSecond,
): Promise<void> {
  const pace = createPace(perSecond);
  await Promise.all(
    Array.from({ length: sendersAtOnce }, () => deliverInTurn(services, transport, pace, isStopping)),
  );
}

async function deliverInTurn(
  services: AppServices,
  transport: MailTransport,
  pace: Pace,
  isStopping: () => boolean,
): Promise<void> {
  for (;;) {
    // Before the claim, because a claimed mail is sent at once.
    await pace.next();
    if (isStopping()) return;
    const mail = await claimMail(services.database.sql);
    if (!mail) return;
    if (mail.state === 'suppressed') continue;
    const outcome = decide(await attempt(services, transport, mail), mail.attempts);
    await untilRecorded(() => settleMail(services.database.sql, mail, outcome), isStopping);
    logOutcome(services, mail, outcome);
  }
}

async function attempt(
  services: AppServices,
  transport: MailTransport,
  mail: ClaimedMail,
): Promise<TransportOutcome> {
  let message: Message;
  try {
    message = await compose(services.config, mail);
  } catch (error) {
    if (error instanceof Unwritable) return { state: 'failed', error: error.message, suppress: false };
    // A gateway of a newer version may know the template.
    return { state: 'waiting', error: 'The mail cannot be written here' };
  }
  const { template } = mail;
  return inSpan(services.tracing, { name: 'send mail', attributes: { template } }, () => transport(message));
}

/** Doubles the wait after each attempt, from a minute to six hours, and gives up after about a day and a half. */
function decide(outcome: TransportOutcome, attempts: number): Outcome {
  if (outcome.state !== 'waiting') return outcome;
  if (attempts >= maxAttempts) return { state: 'failed', error: outcome.error, suppress: false };
  return { ...outcome, waitSeconds: Math.min(60 * 2 ** (attempts - 1), maxWaitSeconds) };
}

/** Logs neither the address nor the content. */
function logOutcome(
  { log }: AppServices,
  { id, template, attempts }: ClaimedMail,
  { state, error }: Outcome,
): void {
  const facts = { mail: id, template, attempts, state, ...(error !== null && { error }) };
  if (state === 'sent') log.info(facts, 'mail');
  else log.warn(facts, 'mail');
}
