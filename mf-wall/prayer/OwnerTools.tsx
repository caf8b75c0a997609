import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing, Ellipsis, Eye, MessageCircleQuestion, PenLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Cluster,
  FailedDialog,
  Heading,
  IconButton,
  lazyPart,
  media,
  Menu,
  role,
  Slot,
  space,
  Stack,
  styled,
  Text,
  useAreas,
  useFragment,
  useToast,
  type FragmentType,
} from 'kit';
import { OwnerTools_PrayerFragmentDoc, type OwnerTools_PrayerFragment } from '../gen/graphql';
import { isUnapproved } from './states';
import { useFollowUp } from './useFollowUp';
import { useNotified } from './useNotified';

const EditPrayer = lazyPart(msg`The form`, async () => (await import('./EditPrayer')).EditPrayer);
const FollowUp = lazyPart(msg`The question`, async () => (await import('./FollowUp')).FollowUp);
const ChangeReaders = lazyPart(msg`The form`, async () => (await import('./ChangeReaders')).ChangeReaders);
const TeamReaders = lazyPart(msg`The form`, async () => (await import('./TeamReaders')).TeamReaders);
const PostUpdate = lazyPart(msg`The form`, async () => (await import('./PostUpdate')).PostUpdate);
const WithdrawPrayer = lazyPart(msg`The form`, async () => (await import('./WithdrawPrayer')).WithdrawPrayer);

type Task = 'testimony' | 'edit' | 'readers' | 'update' | 'withdraw';

/** The actions of a prayer's owner. */
export function OwnerTools({ prayer }: { prayer: FragmentType<OwnerTools_PrayerFragment> }) {
  const { data, complete } = useFragment({
    fragment: OwnerTools_PrayerFragmentDoc,
    fragmentName: 'OwnerTools_prayer',
    from: prayer,
  });
  return complete ? <Tools prayer={data} /> : null;
}

function Tools({ prayer }: { prayer: OwnerTools_PrayerFragment }) {
  const { t } = useLingui();
  const [task, setTask] = useState<Task | null>(null);
  const { isNotified, toggle } = useNotified(prayer);
  const followUp = useFollowUp(prayer);
  const { findSlot } = useAreas();
  const toast = useToast();
  const mayBeAnswered = useMayBeAnswered(prayer);
  const dialog = (name: Task) => ({ isOpen: task === name, onClose: () => setTask(null) });

  const inDialog = (failure: { title: string; onRetry: () => void }) => (
    <FailedDialog {...failure} onClose={() => setTask(null)} />
  );

  const shareTestimony = () => {
    if (findSlot('testimonyDialog')) setTask('testimony');
    else toast({ title: t`Coming Soon`, description: t`The testimonial wall is not open on this site yet.` });
  };

  // Nobody in despair is asked whether it is over.
  const isOpen = prayer.status === 'active' || prayer.status === 'resting';
  const isAsked = isOpen && !prayer.needsCare;
  // The question stays while the page is open: focus returns to it from the dialogs that it opens.
  const [wasAsked, setWasAsked] = useState(false);
  if (prayer.isAskedHowItGoes && !wasAsked) setWasAsked(true);
  const isApproved = !isUnapproved(prayer.status);
  const shareTestimonyButton = (look: object) => (
    <Button {...look} onClick={shareTestimony}>{t`Prayer Answered? Share Testimony`}</Button>
  );

  return (
    <Section role="group" aria-label={t`Your prayer`}>
      {prayer.isAnonymous && (
        <Text size="small" tone="soft">
          <Trans>Only you see this: the prayer is yours. Everybody else sees no name.</Trans>
        </Text>
      )}
      {prayer.teamReaders ? <TeamReaders count={prayer.teamReaders} failed={() => null} /> : null}
      {wasAsked && prayer.status === 'active' && (
        <FollowUp prayerId={prayer.id} onUpdate={() => setTask('update')} onAnswered={shareTestimony} />
      )}
      {isAsked && mayBeAnswered && !wasAsked && (
        <Stack gap={3} align="start">
          <Heading level={2} size="subheading">{t`Was it answered?`}</Heading>
          {shareTestimonyButton({ variant: 'primary' })}
        </Stack>
      )}
      <Row gap={1}>
        {prayer.status === 'declined' && (
          <div>
            <Button variant="primary" onClick={() => setTask('edit')}>
              {t`Change it and send it again`}
            </Button>
          </div>
        )}
        {isAsked && (!mayBeAnswered || wasAsked) && shareTestimonyButton({ variant: 'secondary' })}
        {isApproved && <Button variant="quiet" onClick={() => setTask('update')}>{t`Post an Update`}</Button>}
        <Menu
          trigger={<IconButton label={t`Options`} icon={<Ellipsis />} />}
          label={t`Options`}
          align="end"
          items={[
            { label: t`Edit`, icon: <PenLine />, onSelect: () => setTask('edit') },
            { label: t`Who may read this?`, icon: <Eye />, onSelect: () => setTask('readers') },
            ...(isApproved
              ? [
                  {
                    label: t`Tell me when people pray`,
                    icon: <BellRing />,
                    isChecked: isNotified,
                    onSelect: toggle,
                  },
                  {
                    label: t`Ask me how it is going`,
                    icon: <MessageCircleQuestion />,
                    isChecked: followUp.isOn,
                    onSelect: followUp.toggle,
                  },
                ]
              : []),
            { label: t`Withdraw`, icon: <Undo2 />, isDanger: true, onSelect: () => setTask('withdraw') },
          ]}
        />
      </Row>
      {task === 'edit' && <EditPrayer prayer={prayer} {...dialog('edit')} failed={inDialog} />}
      {task === 'readers' && <ChangeReaders prayer={prayer} {...dialog('readers')} failed={inDialog} />}
      {task === 'update' && <PostUpdate prayerId={prayer.id} {...dialog('update')} failed={inDialog} />}
      {task === 'withdraw' && (
        <WithdrawPrayer prayerId={prayer.id} {...dialog('withdraw')} failed={inDialog} />
      )}
      {task === 'testimony' && (
        <Slot
          name="testimonyDialog"
          label={t`The testimony form`}
          prayerId={prayer.id}
          title={prayer.title}
          description={prayer.description}
          {...dialog('testimony')}
        />
      )}
    </Section>
  );
}

const threeDays = 3 * 24 * 60 * 60 * 1000;

/** Whether it is time to ask for an answer: after the first update, or three days. */
function useMayBeAnswered({ createdAt, updates }: OwnerTools_PrayerFragment): boolean {
  const [now] = useState(Date.now);
  return updates.length > 0 || now - Date.parse(createdAt) > threeDays;
}

const Section = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-top: ${space[6]};
  border-top: 1px solid ${role.line};
`;

/** The padding of what has no border stands out, so that texts and signs align with the rest; the menu is at the end. */
const Row = styled(Cluster)`
  margin-inline-end: calc(-1 * ${space[3]});
  margin-block-end: calc(-1 * ${space[3]});

  > button:nth-last-child(2):first-child {
    margin-inline-start: calc(-1.35rem - 1.5px);
  }

  > :last-child {
    margin-inline-start: auto;
  }

  @media ${media.phone} {
    > :nth-last-child(3) {
      flex: 1 1 100%;
      margin-inline-end: ${space[3]};
    }

    > button:nth-last-child(2) {
      margin-inline-start: calc(-1.35rem - 1.5px);
    }
  }
`;
