import type { Job } from '../../domains/job';
import { chooseTransport } from './chooseTransport';
import { deliverMail } from './deliver';
import { deleteSentMail, giveUpLostMail } from './sql';

/** A claim that is this old was abandoned: no attempt takes as long. */
const lostAfterSeconds = 120;
const keepDays = 90;

export const mailJobs: readonly Job[] = [
  {
    name: 'deliver_mail',
    async run(services, isStopping) {
      const lost = await giveUpLostMail(services.database.sql, lostAfterSeconds);
      if (lost > 0) services.log.warn({ lost }, 'whether these mails have arrived is uncertain');
      await deliverMail(services, chooseTransport(services.config), isStopping);
    },
  },
  {
    name: 'sweep',
    run: ({ database }) => deleteSentMail(database.sql, keepDays),
  },
];
