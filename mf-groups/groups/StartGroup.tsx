import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, lazyPart, Skeleton, SkeletonGroup, Stack, useSession } from 'kit';
import { useAfterSignIn } from 'kit/afterSignIn';

const GroupForm = lazyPart(msg`The form`, async () => (await import('./GroupForm')).GroupForm);

/** Starts a group in a dialog; a visitor is asked to sign in first (specification, sections 2 and 6). */
export function StartGroup() {
  const { t } = useLingui();
  const { person, openSignIn } = useSession();
  const [isOpen, setOpen] = useState(false);

  const startAfterSignIn = useAfterSignIn('start group', () => setOpen(true));

  const start = () => {
    if (person) {
      setOpen(true);
      return;
    }
    startAfterSignIn();
    window.alert(t`Please sign in to start a prayer group`);
    openSignIn();
  };

  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={start}>{t`Start New Group`}</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t`Start New Group`}
        description={t`A place to pray together for one thing.`}
      >
        <GroupForm loading={<LoadingForm />} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function LoadingForm() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the form`}>
      <Stack gap={6}>
        <Skeleton height="4.5rem" />
        <Skeleton height="7rem" />
        <Skeleton height="4.5rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="4.5rem" />
      </Stack>
    </SkeletonGroup>
  );
}
