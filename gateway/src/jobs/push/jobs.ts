import type { Job } from '../../domains/job';
import { deliverPushes } from './deliver';
import { deleteSettledPushes, giveUpLostPushes } from './sql';

/** A claim that is this old was abandoned: no attempt takes as long. */
const lostAfterSeconds = 120;
const keepDays = 90;

export const pushJobs: readonly Job[] = [
  {
    name: 'deliver_pushes',
    async run(services, isStopping) {
      const lost = await giveUpLostPushes(services.database.sql, lostAfterSeconds);
      if (lost > 0) services.log.warn({ lost }, 'whether these pushes have arrived is uncertain');
      await deliverPushes(services, isStopping);
    },
  },
  {
    name: 'sweep',
    run: ({ database }) => deleteSettledPushes(database.sql, keepDays),
  },
];
