import type { MailTransport } from './transport';
import { directoryTransport } from './directory';
import { smtpTransport } from './smtp';

/** The configured mail server, or else a directory. */
export function chooseTransport({
  smtpUrl,
  dataDir,
}: {
  smtpUrl: string | null;
  dataDir: string;
}): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : directoryTransport(dataDir);
}
