import { Trans } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { Button, Link, useSession } from 'kit';
import { fromPrayer, newReminder } from 'schema/addresses';

/** A link for members to create a reminder for this prayer. */
export function RemindLink({ prayer }: { prayer: { id: number; title: string } }) {
  const { person } = useSession();
  if (!person) return null;

  return (
    <Button
      as={Link}
      to={newReminder(prayer)}
      state={fromPrayer}
      variant="quiet"
      size="small"
      icon={<BellRing />}
    >
      <Trans>Remind me to pray</Trans>
    </Button>
  );
}
