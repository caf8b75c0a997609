import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { Button, FailedDialog, lazyPart } from 'kit';

const HoursAddress = lazyPart('The address', async () => (await import('./HoursAddress')).HoursAddress);

/** Leads to the address at which a calendar reads all hours and reminders of the viewer. */
export function FollowHours() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" icon={<CalendarSync />} onClick={() => setOpen(true)}>
        Follow in your calendar
      </Button>
      {isOpen && (
        <HoursAddress onClose={close} failed={(failure) => <FailedDialog {...failure} onClose={close} />} />
      )}
    </>
  );
}
