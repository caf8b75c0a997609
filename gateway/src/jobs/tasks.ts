import type { House } from '../context';
import { sendDigests } from '../digest/send';
import { chooseCarrier } from '../mail/chooseCarrier';
import { deliverMail } from '../mail/deliver';
import { forgetSentMail, giveUpLostMail } from '../mail/sql';
import { forgetUnkept } from '../newsletter/sql';
import { deliverPushes } from '../push/deliver';
import { forgetSettledPushes, giveUpLostPushes } from '../push/sql';
import { ringReminders } from '../reminders/ring';
import { remindBeforeSlots } from '../reminders/slots';
import { taskNames, type TaskName } from './names';
import { noted } from './note';
import { oneAtATime, type Task } from './once';

/** A claim that is this old belongs to nobody any more: no attempt lasts as long. */
const lostAfterSeconds = 120;
const forgetAfterDays = 90;

/** What is done again and again, by its name in the job queue. Each finds in our own tables what there is to do. */
export function tasksOf(house: House, isStopping: () => boolean): Record<TaskName, Task> {
  const { config, database, log } = house;
  const carry = chooseCarrier(config);

  const works: Record<TaskName, () => Promise<void>> = {
    ring_reminders: () => ringReminders(house, isStopping),
    remind_before_slots: () => remindBeforeSlots(house),
    send_digests: () => sendDigests(house, isStopping),
    async deliver_mail() {
      tellOfLost('mail', await giveUpLostMail(database.sql, lostAfterSeconds));
      await deliverMail(house, carry, isStopping);
    },
    async deliver_pushes() {
      tellOfLost('pushes', await giveUpLostPushes(database.sql, lostAfterSeconds));
      await deliverPushes(house, isStopping);
    },
    async sweep() {
      await forgetSentMail(database.sql, forgetAfterDays);
      await forgetSettledPushes(database.sql, forgetAfterDays);
      await forgetUnkept(database.sql, forgetAfterDays);
    },
  };
  const tasks = taskNames.map((name) => [name, oneAtATime(noted(house, name, works[name]))]);
  return Object.fromEntries(tasks) as Record<TaskName, Task>;

  function tellOfLost(what: string, lost: number): void {
    if (lost > 0) log.warn({ what, lost }, 'whether these have arrived is uncertain');
  }
}
