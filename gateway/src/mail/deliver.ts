import type { House } from '../context';
import type { Carrier, CarrierOutcome } from './carrier';
import { compose, Unwritable, type Letter } from './compose';
import { createPace, type Pace } from './pace';
import { claimMail, settleMail, type ClaimedMail, type Outcome } from './sql';

/** So many letters leave at the same time. */
const sendersAtOnce = 3;
/** So many leave a second, from each gateway: mail servers turn away whoever sends in floods. */
const mailsPerSecond = 20;
const mostAttempts = 12;
const longestWaitSeconds = 6 * 60 * 60;

/** Sends what is due. A mail is claimed before it leaves and settled after: it leaves once, whoever else is sending. */
export async function deliverMail(house: House, carry: Carrier, isStopping: () => boolean): Promise<void> {
  const pace = createPace(mailsPerSecond);
  await Promise.all(
    Array.from({ length: sendersAtOnce }, () => deliverInTurn(house, carry, pace, isStopping)),
  );
}

async function deliverInTurn(
  house: House,
  carry: Carrier,
  pace: Pace,
  isStopping: () => boolean,
): Promise<void> {
  for (;;) {
    // Before the claim: what is claimed leaves at once.
    await pace.next();
    if (isStopping()) return;
    const mail = await claimMail(house.database.sql);
    if (!mail) return;
    if (mail.state === 'suppressed') continue;
    const outcome = decide(await attempt(house, carry, mail), mail.attempts);
    await settleMail(house.database.sql, mail, outcome);
    tell(house, mail, outcome);
  }
}

async function attempt(house: House, carry: Carrier, mail: ClaimedMail): Promise<CarrierOutcome> {
  let letter: Letter;
  try {
    letter = await compose(house.config, mail);
  } catch (error) {
    if (error instanceof Unwritable) return { state: 'failed', error: error.message, suppress: false };
    // A gateway of another version may know the template.
    return { state: 'waiting', error: 'The mail cannot be written here' };
  }
  return carry(letter);
}

/** Waits twice as long after each attempt, from a minute to six hours; after about a day and a half it is over. */
function decide(outcome: CarrierOutcome, attempts: number): Outcome {
  if (outcome.state !== 'waiting') return outcome;
  if (attempts >= mostAttempts) return { state: 'failed', error: outcome.error, suppress: false };
  return { ...outcome, waitSeconds: Math.min(60 * 2 ** (attempts - 1), longestWaitSeconds) };
}

/** Never an address, never a word of the mail. */
function tell({ log }: House, { id, template, attempts }: ClaimedMail, { state, error }: Outcome): void {
  const facts = { mail: id, template, attempts, state, ...(error !== null && { error }) };
  if (state === 'sent') log.info(facts, 'mail');
  else log.warn(facts, 'mail');
}
