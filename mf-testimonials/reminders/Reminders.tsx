import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { Button, EmptyState, media, space, styled, useSession } from 'kit';
import { Delivery } from './Delivery';
import { ReminderList } from './ReminderList';

/** The member's reminders and their channels (specification, section 2). */
export function Reminders() {
  const { person } = useSession();
  if (!person) return <SignInFirst />;

  return (
    <Columns>
      <ReminderList signInFirst={<SignInFirst />} />
      <Delivery memberId={person.id} />
    </Columns>
  );
}

/** The list, and beside or below it how reminders arrive. */
const Columns = styled.div`
  display: grid;
  gap: ${space[7]};

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    column-gap: ${space[9]};
    align-items: start;
  }
`;

function SignInFirst() {
  const { t } = useLingui();
  const { openSignIn } = useSession();
  return (
    <EmptyState
      icon={<BellRing />}
      title={t`Let us remind you to pray`}
      action={
        <Button variant="primary" onClick={() => openSignIn()}>
          <Trans>Sign in to set reminders</Trans>
        </Button>
      }
    >
      <Trans>Choose a time and what to pray for. Only you ever see your reminders.</Trans>
    </EmptyState>
  );
}
