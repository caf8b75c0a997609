import { Trans, useLingui } from '@lingui/react/macro';
import { Sunrise } from 'lucide-react';
import { Button, Notice, useWrite } from 'kit';
import { WakePrayerDocument } from '../gen/graphql';

/** Says that a prayer is off the wall for now; its owner brings it back with one press. */
export function RestingNotice({ prayer: { id, isOwner } }: { prayer: { id: number; isOwner: boolean } }) {
  const { t } = useLingui();
  const [wake, { isPending }] = useWrite(WakePrayerDocument, {
    success: { title: t`Success`, description: t`Your prayer is on the wall again.` },
    failure: {
      signIn: t`You need to sign in to change your prayer.`,
      fallback: t`Failed to bring your prayer back`,
    },
  });

  const press = async () => {
    const { failure } = await wake({ id });
    // This notice goes with the button that was pressed.
    if (!failure) document.querySelector<HTMLElement>('h1')?.focus();
  };

  return (
    <Notice
      title={t`This prayer rests`}
      action={
        isOwner && (
          <Button icon={<Sunrise />} pending={isPending} onClick={() => void press()}>
            {t`Bring it back`}
          </Button>
        )
      }
    >
      {isOwner ? (
        <Trans>
          Nothing new has happened for a while, so it is not on the wall. Whoever has its link can still read
          it and pray.
        </Trans>
      ) : (
        <Trans>Nothing new has happened for a while, so it is not on the wall. You can still pray.</Trans>
      )}
    </Notice>
  );
}
