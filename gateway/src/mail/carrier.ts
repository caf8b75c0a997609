import type { Letter } from './compose';
import { carryToDirectory } from './directory';
import { carryOverSmtp } from './smtp';
import type { Outcome } from './sql';

/** What carries letters out of the house. It never throws: each attempt has an outcome. */
export type Carrier = (letter: Letter) => Promise<CarrierOutcome>;

/** What the other side said, before the house decides how long to wait. */
export type CarrierOutcome = Exclude<Outcome, { state: 'waiting' }> | { state: 'waiting'; error: string };

/** Outgoing mail as the configuration says: a mail server, or else a directory. */
export function chooseCarrier({ smtpUrl, dataDir }: { smtpUrl: string | null; dataDir: string }): Carrier {
  return smtpUrl ? carryOverSmtp(smtpUrl) : carryToDirectory(dataDir);
}
