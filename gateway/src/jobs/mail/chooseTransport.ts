import type { MailTransport } from './transport';
import { directoryTransport } from './directory';
import { smtpTransport } from './smtp';

/** The mail server of the configuration, or a directory where there is none. */
export function chooseTransport({
  smtpUrl,
  dataDir,
}: {
  smtpUrl: string | null;
  dataDir: string;
}): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : directoryTransport(dataDir);
}
