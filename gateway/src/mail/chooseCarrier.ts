import type { Carrier } from './carrier';
import { carryToDirectory } from './directory';
import { carryOverSmtp } from './smtp';

/** Outgoing mail as the configuration says: a mail server, or else a directory. */
export function chooseCarrier({ smtpUrl, dataDir }: { smtpUrl: string | null; dataDir: string }): Carrier {
  return smtpUrl ? carryOverSmtp(smtpUrl) : carryToDirectory(dataDir);
}
