import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { Button, Link } from 'kit';

/** The last of the actions on a text: its page. */
export const OpenPage = ({ to, describedBy }: { to: string; describedBy: string }) => (
  <Button as={Link} to={to} variant="quiet" icon={<ExternalLink />} aria-describedby={describedBy}>
    <Trans>Open page</Trans>
  </Button>
);
