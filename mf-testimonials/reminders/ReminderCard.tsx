import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { zoneName } from 'schema/timeZones';
import type { Frequency } from 'schema/vocabulary';
import {
  Badge,
  Button,
  Card,
  Cluster,
  FailedDialog,
  formatDate,
  type FragmentType,
  Heading,
  i18n,
  lazyPart,
  Link,
  media,
  Prose,
  role,
  space,
  Stack,
  styled,
  Switch,
  takeReopening,
  Text,
  type,
  type TintName,
  useFragment,
  useWrite,
} from 'kit';
import { prayerPage } from 'schema/addresses';
import {
  PauseReminderDocument,
  ReminderCard_ReminderFragmentDoc,
  type ReminderCard_ReminderFragment,
} from '../gen/graphql';
import { DeleteReminder } from './DeleteReminder';
import { draftNameOf } from './reminderDraft';
import { findDayInWords, frequencyNames, isBrowserZone, nextInWords, timeInWords } from './schedule';

const ReminderDialog = lazyPart(
  msg`The reminder form`,
  async () => (await import('./ReminderDialog')).ReminderDialog,
);

interface ReminderCardProps {
  reminder: FragmentType<ReminderCard_ReminderFragment>;
  onDeleted: () => void;
}

/** One reminder with its time and its actions. */
export function ReminderCard({ reminder, onDeleted }: ReminderCardProps) {
  const { data, complete } = useFragment({
    fragment: ReminderCard_ReminderFragmentDoc,
    fragmentName: 'ReminderCard_reminder',
    from: reminder,
  });
  return complete ? <OwnReminder reminder={data} onDeleted={onDeleted} /> : null;
}

interface OwnReminderProps {
  reminder: ReminderCard_ReminderFragment;
  onDeleted: () => void;
}

function OwnReminder({ reminder, onDeleted }: OwnReminderProps) {
  // Changes that were sent before sign-in are sent again.
  const [isSent, setSent] = useState(() => takeReopening(draftNameOf(reminder.id)));
  const [task, setTask] = useState<'edit' | 'delete' | null>(isSent ? 'edit' : null);
  const titleId = useId();
  const close = () => {
    setTask(null);
    setSent(false);
  };

  return (
    <Tall as="article" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Head>
          <Stack gap={2}>
            <Heading level={3} id={titleId}>
              {reminder.title}
            </Heading>
            <Schedule reminder={reminder} />
          </Stack>
          {!reminder.isStopped && <PauseSwitch reminder={reminder} />}
        </Head>
        {reminder.description && <Prose>{reminder.description}</Prose>}
        <Foot>
          <Facts reminder={reminder} />
          <Actions gap={1}>
            <Button
              variant="quiet"
              size="small"
              icon={<Pencil />}
              aria-describedby={titleId}
              onClick={() => setTask('edit')}
            >
              <Trans>Edit</Trans>
            </Button>
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2 />}
              aria-describedby={titleId}
              onClick={() => setTask('delete')}
            >
              <Trans>Delete</Trans>
            </Button>
            <Button
              as="a"
              variant="quiet"
              size="small"
              icon={<CalendarPlus />}
              aria-describedby={titleId}
              href={`/api/reminders/${reminder.id}/calendar.ics`}
            >
              <Trans>Add to calendar</Trans>
            </Button>
          </Actions>
        </Foot>
      </Stack>
      {task === 'edit' && (
        <ReminderDialog
          reminder={reminder}
          isSent={isSent}
          onClose={close}
          failed={(failure) => <FailedDialog {...failure} onClose={close} />}
        />
      )}
      <DeleteReminder reminder={reminder} isOpen={task === 'delete'} onClose={close} onDeleted={onDeleted} />
    </Tall>
  );
}

function Schedule({ reminder }: { reminder: ReminderCard_ReminderFragment }) {
  const { t } = useLingui();
  const { frequency, reminderTime, timeZone, isPaused, isStopped } = reminder;
  const day = findDayInWords(reminder);
  const zone = zoneName(timeZone, i18n.locale);
  return (
    <Cluster gap={2}>
      <Time>{timeInWords(reminderTime)}</Time>
      <Badge tone={frequencyTints[frequency]}>{t(frequencyNames[frequency])}</Badge>
      {day && <Text as="span">{day}</Text>}
      {!isBrowserZone(timeZone) && (
        <Text as="span" size="small" tone="soft">
          {i18n.locale === 'en' ? t`${{ timeZone: zone }} time` : zone}
        </Text>
      )}
      {isStopped ? (
        <Badge tone="success">{t`Stopped: the prayer was answered`}</Badge>
      ) : (
        isPaused && <Badge tone="neutral">{t({ message: 'Paused', comment: 'State of a reminder' })}</Badge>
      )}
    </Cluster>
  );
}

function Facts({ reminder }: { reminder: ReminderCard_ReminderFragment }) {
  const { t } = useLingui();
  const { nextAt, reminderTime, timeZone, prayerId, prayerTitle, createdAt } = reminder;
  const created = formatDate(new Date(createdAt), { dateStyle: 'long' });
  return (
    <FactLine align="baseline">
      {nextAt && (
        <Text size="small">{t`Rings next ${{ day: nextInWords({ nextAt, reminderTime, timeZone }, new Date()) }}`}</Text>
      )}
      {prayerId !== null && prayerTitle !== null && (
        <Text size="small">
          <Trans>
            For the prayer <PrayerLink to={prayerPage(prayerId)}>{prayerTitle}</PrayerLink>
          </Trans>
        </Text>
      )}
      <Text size="small" tone="soft">
        <Trans>
          Created <time dateTime={createdAt}>{created}</time>
        </Trans>
      </Text>
    </FactLine>
  );
}

/** Optimistic: a failure restores the state. */
function PauseSwitch({ reminder }: { reminder: ReminderCard_ReminderFragment }) {
  const { t } = useLingui();
  const [pause] = useWrite(PauseReminderDocument, {
    optimisticResponse: ({ isPaused }) => ({
      pauseReminder: { ...reminder, __typename: 'Reminder', isPaused, nextAt: null },
    }),
    failure: {
      signIn: t`You need to sign in to change your reminders.`,
      fallback: t`Failed to change reminder.`,
    },
  });
  return (
    <Switch
      label={t({ message: 'Active', comment: 'A switch: whether a reminder rings' })}
      description={reminder.isPaused ? t`It rests until you turn it on again.` : undefined}
      checked={!reminder.isPaused}
      onCheckedChange={(isActive) => void pause({ id: reminder.id, isPaused: !isActive })}
    />
  );
}

const frequencyTints: Record<Frequency, TintName> = { daily: 'sage', weekly: 'sky', monthly: 'plum' };

const Tall = styled(Card)`
  height: 100%;
`;

const Time = styled.span`
  ${type.heading}
  color: ${role.accent};
  font-variant-numeric: lining-nums tabular-nums;
`;

/** The switch beside the title, or beside the time where there is less room. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(9rem);
  gap: ${space[2]} ${space[3]};
  align-items: start;

  @media ${media.phone} {
    > :first-child {
      display: contents;
    }

    h3 {
      grid-column: 1 / -1;
    }
  }

  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(7rem, max-content);
    column-gap: ${space[6]};
  }
`;

const FactLine = styled(Cluster)`
  gap: 0 ${space[4]};
`;

/** Facts and actions on one line where there is room. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: center;
  justify-content: space-between;
  margin-block: calc(-1 * ${space[2]});
`;

/** The icon of the first quiet button begins where the card's texts do. */
const Actions = styled(Cluster)`
  margin-inline: calc(-1 * ${space[2]});

  > * {
    min-height: 2.75rem;
    padding-inline: ${space[2]};
    color: ${role.inkSoft};
  }

  > :hover {
    color: ${role.accentStrong};
  }
`;

/** As high as a touch target, in a line of small text. */
const PrayerLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;
