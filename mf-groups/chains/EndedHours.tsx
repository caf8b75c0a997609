import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { initials } from 'schema/displayName';
import { shownName } from 'schema/shownName';
import { AvatarStack, Button, Cluster, Stack, Text, i18n } from 'kit';
import type { Chain } from './slots';

interface EndedHoursProps {
  chain: Chain;
  /** The 24 hours, shown on demand. */
  children: ReactNode;
}

/** Who prayed in an ended chain, with thanks. Its hours are behind a button, because they cannot be joined any more. */
export function EndedHours({ chain, children }: EndedHoursProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const hoursId = useId();
  const people = peopleOf(chain);

  return (
    <Stack gap={3}>
      {people.length > 0 && (
        <Cluster gap={3}>
          <AvatarStack people={people} limit={6} />
          <Text as="span" tone="soft">{t`Thank you to everyone who prayed.`}</Text>
        </Cluster>
      )}
      <div>
        <Button
          size="small"
          variant="quiet"
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? hoursId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Hide the hours` : t`Show the hours`}
        </Button>
      </div>
      {isOpen && (
        <Stack gap={4} id={hoursId}>
          {children}
        </Stack>
      )}
    </Stack>
  );
}

/** Everybody who covered an hour, once, in the order of the hours. */
function peopleOf({ slots }: Chain) {
  const byName = new Map(
    slots
      .toSorted((one, other) => one.hourSlot - other.hourSlot)
      .map(({ user }) => [`${shownName(user, i18n)} ${user.profileImageUrl ?? ''}`, user] as const),
  );
  return Array.from(byName, ([key, user]) => ({
    key,
    initials: initials(user),
    picture: user.profileImageUrl,
    seed: shownName(user, i18n),
  }));
}
