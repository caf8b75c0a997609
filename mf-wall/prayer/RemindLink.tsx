import { BellRing } from 'lucide-react';
import { Button, Link, useSession } from 'kit';

/** Leads members to a reminder for this prayer, among the features. */
export function RemindLink({ prayer: { id, title } }: { prayer: { id: number; title: string } }) {
  const { person } = useSession();
  if (!person) return null;
  const asked = new URLSearchParams({ tab: 'reminders', prayer: String(id), prayerTitle: title });

  return (
    <Button as={Link} to={`/features?${asked}`} variant="quiet" size="small" icon={<BellRing />}>
      Remind me to pray
    </Button>
  );
}
