import type { House } from '../context';
import { chooseCarrier } from '../mail/chooseCarrier';
import { deliverMail } from '../mail/deliver';
import { forgetSentMail, giveUpLostMail } from '../mail/sql';
import { deliverPushes } from '../push/deliver';
import { forgetSettledPushes, giveUpLostPushes } from '../push/sql';
import { ringReminders } from '../reminders/ring';
import { remindBeforeSlots } from '../reminders/slots';
import { oneAtATime, type Task } from './once';

/** A claim that is this old belongs to nobody any more: no attempt lasts as long. */
const lostAfterSeconds = 120;
const forgetAfterDays = 90;

export type TaskName = 'ring_reminders' | 'remind_before_slots' | 'deliver_mail' | 'deliver_pushes';

/** What is done each minute, by its name in the job queue. Each finds in our own tables what there is to do. */
export function tasksOf(house: House, isStopping: () => boolean): Record<TaskName, Task> {
  const { config, database, log } = house;
  const carry = chooseCarrier(config);

  return {
    ring_reminders: oneAtATime(() => ringReminders(house, isStopping)),
    remind_before_slots: oneAtATime(() => remindBeforeSlots(house)),
    deliver_mail: oneAtATime(async () => {
      tellOfLost('mail', await giveUpLostMail(database.sql, lostAfterSeconds));
      await deliverMail(house, carry, isStopping);
      await forgetSentMail(database.sql, forgetAfterDays);
    }),
    deliver_pushes: oneAtATime(async () => {
      tellOfLost('pushes', await giveUpLostPushes(database.sql, lostAfterSeconds));
      await deliverPushes(house, isStopping);
      await forgetSettledPushes(database.sql, forgetAfterDays);
    }),
  };

  function tellOfLost(what: string, lost: number): void {
    if (lost > 0) log.warn({ what, lost }, 'whether these have arrived is uncertain');
  }
}
