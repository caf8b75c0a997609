import { Trans } from '@lingui/react/macro';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'kit';
import { HoursAddress } from './HoursAddress';

/** Leads to the address at which a calendar reads all hours and reminders of the viewer. */
export function FollowHours() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<CalendarSync />} onClick={() => setOpen(true)}>
        <Trans>Follow in your calendar</Trans>
      </Button>
      {isOpen && <HoursAddress onClose={() => setOpen(false)} />}
    </>
  );
}
