import { integer, sample, tuple } from 'fast-check';
import { chooseCarrier } from '../mail/chooseCarrier';
import { deliverMail } from '../mail/deliver';
import { giveUpLostMail } from '../mail/sql';
import { submitPrayer } from '../prayers/prayers';
import { openHouse, type TestHouse } from '../testing/house';
import { openMailServer, type MailServer } from '../testing/mailServer';
import { mortal } from '../testing/mortal';
import { prayerForm } from '../testing/prayerForms';
import { aSubscriber } from '../testing/subscriber';
import { sendDigests } from './send';

let house: TestHouse;
let server: MailServer;

beforeAll(async () => {
  server = await openMailServer();
  house = await openHouse({ smtpUrl: server.url });
  const ruth = await house.aMember();
  await submitPrayer(ruth.context, prayerForm);
  await house.sql`update prayers set created_at = date_trunc('day', now()) - interval '1 hour'`;
});
afterAll(async () => {
  await house.close();
  await server.close();
});

const subscribers = 4;
/** More than a worker takes that does everything alone. */
const mostSteps = 40;

/** One worker that is killed at a step, or that comes to an end before. */
async function work(lastStep: number) {
  const life = mortal(house.house, lastStep);
  const carry = life.carry(chooseCarrier(house.house.config));
  await life.until(
    sendDigests(life.house, () => false).then(() => deliverMail(life.house, carry, () => false)),
  );
}

const step = integer({ min: 1, max: mostSteps });
const deaths = sample(tuple(step, step), { numRuns: 20, seed: 7 });

describe('of two workers that are killed, no digest comes twice and none is lost in silence', () => {
  let uncertain = 0;

  test.each(deaths)('at steps %i and %i', async (one, other) => {
    await house.sql`truncate newsletter_subscriptions, outbox cascade`;
    server.recipients.length = 0;
    for (let subscriber = 1; subscriber <= subscribers; subscriber++) await aSubscriber(house.sql);

    await Promise.all([work(one), work(other)]);
    await work(Infinity);
    await giveUpLostMail(house.sql, 0);
    await work(Infinity);

    expect(new Set(server.recipients).size).toBe(server.recipients.length);
    const rows = await house.sql<{ recipient: string; state: string }[]>`select recipient, state from outbox`;
    expect(rows).toHaveLength(subscribers);
    const inDoubt = rows.filter(({ state }) => state !== 'sent');
    expect(inDoubt.filter(({ state }) => state !== 'uncertain')).toEqual([]);
    const sent = rows.filter(({ state }) => state === 'sent').map(({ recipient }) => recipient);
    expect(server.recipients).toEqual(expect.arrayContaining(sent));
    uncertain += inDoubt.length;
  });

  test('some of them died between the claim of a mail and the note of it', () => {
    expect(uncertain).toBeGreaterThan(0);
  });
});
