import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { prayerVisibilityValues, type PrayerVisibility } from 'schema/vocabulary';
import { Button, Dialog, DialogActions, RadioGroup, Stack, useWrite } from 'kit';
import { usePublicQuestion } from '../compose/PublicQuestion';
import { readerNames } from '../compose/readerNames';
import { SetPrayerVisibilityDocument, type OwnerTools_PrayerFragment } from '../gen/graphql';

interface ChangeReadersProps {
  prayer: OwnerTools_PrayerFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog in which an author says who may read a prayer. It takes effect everywhere at once. */
export function ChangeReaders({ prayer, isOpen, onClose }: ChangeReadersProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(prayer.visibility);
  const explanations: Record<PrayerVisibility, string> = {
    public: t`On the wall, for visitors too.`,
    members: t`Those who are signed in.`,
    team: t`A few who pray for it and keep it to themselves, and the administrators. No search finds it.`,
  };
  const saved: Record<PrayerVisibility, string> = {
    public: t`Everyone may read your prayer now.`,
    members: t`Members alone may read your prayer now.`,
    team: t`The prayer team alone may read your prayer now.`,
  };
  const [save, { isPending }] = useWrite(SetPrayerVisibilityDocument, {
    success: ({ setPrayerVisibility: { visibility, status } }) => ({
      title: t`Prayer changed`,
      description:
        status === 'waiting'
          ? t`It waits to be approved. You are told as soon as it is on the wall.`
          : saved[visibility],
    }),
    failure: {
      signIn: t`You need to sign in to change your prayer.`,
      fallback: t`Failed to change your prayer`,
    },
  });

  const form = useRef<HTMLFormElement>(null);
  const { asks, question } = usePublicQuestion(form, prayer);

  const submit = async () => {
    if (asks({ ...prayer, visibility: chosen })) return;
    const { data } = await save({ prayerId: prayer.id, visibility: chosen });
    if (data) onClose();
  };

  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={t`Who may read this?`} size="small">
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap={6}>
          <RadioGroup
            label={t`Who may read this?`}
            isLabelHidden
            options={prayerVisibilityValues.map((value) => ({
              value,
              label: t(readerNames[value]),
              description: explanations[value],
            }))}
            value={chosen}
            onValueChange={setChosen}
          />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
            <Button type="submit" variant="primary" pending={isPending}>{t`Save`}</Button>
          </DialogActions>
        </Stack>
        {question}
      </form>
    </Dialog>
  );
}
