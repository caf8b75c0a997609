import { useState } from 'react';
import {
  Button,
  Cluster,
  FailedDialog,
  lazyPart,
  Slot,
  Stack,
  useAreas,
  useFragment,
  useToast,
  type FragmentType,
} from 'kit';
import { OwnerTools_PrayerFragmentDoc, type OwnerTools_PrayerFragment } from '../gen/graphql';
import { NotificationSwitch } from './NotificationSwitch';
import { WithdrawPrayer } from './WithdrawPrayer';

const EditPrayer = lazyPart('The form', async () => (await import('./EditPrayer')).EditPrayer);
const PostUpdate = lazyPart('The form', async () => (await import('./PostUpdate')).PostUpdate);

type Task = 'testimony' | 'edit' | 'update' | 'withdraw';

/** The actions of a prayer's owner. */
export function OwnerTools({ prayer }: { prayer: FragmentType<OwnerTools_PrayerFragment> }) {
  const { data, complete } = useFragment({
    fragment: OwnerTools_PrayerFragmentDoc,
    fragmentName: 'OwnerTools_prayer',
    from: prayer,
  });
  const [task, setTask] = useState<Task | null>(null);
  const { findSlot } = useAreas();
  const toast = useToast();
  if (!complete) return null;
  const dialog = (name: Task) => ({ isOpen: task === name, onClose: () => setTask(null) });

  const inDialog = (failure: { title: string; onRetry: () => void }) => (
    <FailedDialog {...failure} onClose={() => setTask(null)} />
  );

  const shareTestimony = () => {
    if (findSlot('testimonyDialog')) setTask('testimony');
    else toast({ title: 'Coming Soon', description: 'The testimonial wall is not open on this site yet.' });
  };

  return (
    <Stack gap={3} align="start">
      {data.status === 'active' && (
        <Button variant="primary" onClick={shareTestimony}>
          Prayer Answered? Share Testimony
        </Button>
      )}
      <Cluster gap={2}>
        <Button onClick={() => setTask('update')}>Post an Update</Button>
        <Button onClick={() => setTask('edit')}>Edit</Button>
        <Button onClick={() => setTask('withdraw')}>Withdraw</Button>
      </Cluster>
      <NotificationSwitch prayer={data} />
      {task === 'edit' && <EditPrayer prayer={data} {...dialog('edit')} failed={inDialog} />}
      {task === 'update' && <PostUpdate prayerId={data.id} {...dialog('update')} failed={inDialog} />}
      <WithdrawPrayer prayerId={data.id} {...dialog('withdraw')} />
      {task === 'testimony' && (
        <Slot
          name="testimonyDialog"
          label="The testimony form"
          prayerId={data.id}
          title={data.title}
          description={data.description}
          {...dialog('testimony')}
        />
      )}
    </Stack>
  );
}
