import { BellRing } from 'lucide-react';
import { Button, EmptyState, Stack, styled, useSession } from 'kit';
import { Delivery } from './Delivery';
import { ReminderList } from './ReminderList';

/** The member's reminders and their channels (specification, section 2). */
export function Reminders() {
  const { person } = useSession();
  if (!person) return <SignInFirst />;

  return (
    <Column gap={8}>
      <ReminderList signInFirst={<SignInFirst />} />
      <Delivery memberId={person.id} />
    </Column>
  );
}

/** Narrow: a list to read, with each switch near its label. */
const Column = styled(Stack)`
  max-width: 42rem;
`;

function SignInFirst() {
  const { openSignIn } = useSession();
  return (
    <EmptyState
      icon={<BellRing />}
      title="Let us remind you to pray"
      action={
        <Button variant="primary" onClick={() => openSignIn()}>
          Sign in to set reminders
        </Button>
      }
    >
      Choose a time and what to pray for. Only you ever see your reminders.
    </EmptyState>
  );
}
