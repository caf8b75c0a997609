import { integer, sample, tuple } from 'fast-check';
import { chooseTransport } from '../../jobs/mail/chooseTransport';
import { deliverMail } from '../../jobs/mail/deliver';
import { giveUpLostMail } from '../../jobs/mail/sql';
import { submitPrayer } from '../prayers/prayers';
import { openTestSite, type TestSite } from '../../testing/testSite';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { crashAt } from '../../testing/crash';
import { prayerForm } from '../../testing/prayerForms';
import { aSubscriber } from '../../testing/subscriber';
import '../../jobs/mail/templates/templates';
import { sendDigests } from './send';

let site: TestSite;
let server: MailServer;

beforeAll(async () => {
  server = await openMailServer();
  site = await openTestSite({ smtpUrl: server.url });
  const ruth = await site.aMember();
  await submitPrayer(ruth.context, prayerForm);
  await site.sql`update prayers set created_at = date_trunc('day', now()) - interval '1 hour'`;
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const subscribers = 4;
/** More steps than one process needs for all the work. */
const maxSteps = 40;
/** The usual pace would only take time. */
const mailsPerSecond = 1_000;

/** A process that is killed at a step, unless it has finished before. */
async function runUntil(lastStep: number) {
  const crashing = crashAt(site.services, lastStep);
  const transport = crashing.transport(chooseTransport(site.services.config));
  await crashing.until(
    sendDigests(crashing.services, () => false).then(() =>
      deliverMail(crashing.services, transport, () => false, mailsPerSecond),
    ),
  );
}

const step = integer({ min: 1, max: maxSteps });
const crashes = sample(tuple(step, step), { numRuns: 20, seed: 7 });

describe('when two processes are killed, no digest is sent twice and none is lost unnoticed', () => {
  let uncertain = 0;

  test.each(crashes)('at steps %i and %i', async (one, other) => {
    await site.sql`truncate newsletter_subscriptions, outbox cascade`;
    server.recipients.length = 0;
    for (let subscriber = 1; subscriber <= subscribers; subscriber++) await aSubscriber(site.sql);

    await Promise.all([runUntil(one), runUntil(other)]);
    await runUntil(Infinity);
    await giveUpLostMail(site.sql, 0);
    await runUntil(Infinity);

    expect(new Set(server.recipients).size).toBe(server.recipients.length);
    const rows = await site.sql<{ recipient: string; state: string }[]>`select recipient, state from outbox`;
    expect(rows).toHaveLength(subscribers);
    const unsent = rows.filter(({ state }) => state !== 'sent');
    expect(unsent.filter(({ state }) => state !== 'uncertain')).toEqual([]);
    const sent = rows.filter(({ state }) => state === 'sent').map(({ recipient }) => recipient);
    expect(server.recipients).toEqual(expect.arrayContaining(sent));
    uncertain += unsent.length;
  });

  test('some were killed between claiming a mail and recording its outcome', () => {
    expect(uncertain).toBeGreaterThan(0);
  });
});
