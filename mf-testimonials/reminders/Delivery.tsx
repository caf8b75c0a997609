import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import {
  Card,
  FailedState,
  Heading,
  readFailure,
  Skeleton,
  SkeletonGroup,
  Stack,
  Switch,
  Text,
  useQuery,
} from 'kit';
import { ReminderDeliveryDocument, type ReminderDeliveryQuery } from '../gen/graphql';
import type { Obstacle } from './pushDevice';
import { usePushDevice } from './usePushDevice';
import { useReminderChannel } from './useReminderChannel';

/** The channels of a member's reminders: mail, and this device where it allows notifications. */
export function Delivery({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(ReminderDeliveryDocument, { fetchPolicy: 'cache-and-network' });
  const titleId = useId();
  // The list above shows the request to sign in already.
  if (!data && error && readFailure(error).code === 'UNAUTHENTICATED') return null;

  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="subheading" id={titleId}>{t`How reminders reach you`}</Heading>
          <Text size="small" tone="soft">{t`For all of your reminders.`}</Text>
        </Stack>
        {data ? (
          <Switches delivery={data} memberId={memberId} />
        ) : error ? (
          <FailedState
            title={t`Your choices could not be loaded`}
            level={3}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <SkeletonGroup label={t`Loading how reminders reach you`}>
            <Stack gap={4}>
              <Skeleton height="2.75rem" />
              <Skeleton height="2.75rem" />
            </Stack>
          </SkeletonGroup>
        )}
      </Stack>
    </Card>
  );
}

interface SwitchesProps {
  delivery: ReminderDeliveryQuery;
  memberId: number;
}

function Switches({ delivery, memberId }: SwitchesProps) {
  const { t } = useLingui();
  const { mail, push } = channelsOf(delivery);
  const setChannel = useReminderChannel();
  const device = usePushDevice(memberId);
  const isOnHere = device.wanted ?? (device.isSubscribed === true && push);

  const changeDevice = async (isOn: boolean) => {
    if (device.wanted !== null) return;
    const isDone = await device.change(isOn, delivery.pushPublicKey);
    if (isDone && isOn && !push) await setChannel({ channel: 'push', isOn: true });
  };

  return (
    <Stack gap={3}>
      <Switch
        label={t`E-mail`}
        description={t`To the address of your account.`}
        checked={mail}
        onCheckedChange={(isOn) => void setChannel({ channel: 'mail', isOn })}
      />
      <Switch
        label={t`This device`}
        description={
          device.obstacle ? t(obstacles[device.obstacle]) : t`A notification, even while this site is closed.`
        }
        checked={isOnHere}
        disabled={device.obstacle !== null || device.isSubscribed === null}
        aria-busy={device.wanted !== null || undefined}
        onCheckedChange={(isOn) => void changeDevice(isOn)}
      />
    </Stack>
  );
}

const obstacles: Record<Obstacle, MessageDescriptor> = {
  unsupported: msg`This browser cannot receive reminders. On an iPhone or iPad, add this site to the home screen first.`,
  blocked: msg`Notifications from this site are blocked. Allow them in the settings of your browser, then load this page again.`,
};

/** A kind of notification that is missing has all channels off. */
function channelsOf({ notificationSettings }: ReminderDeliveryQuery): { mail: boolean; push: boolean } {
  return notificationSettings.find(({ kind }) => kind === 'reminder') ?? { mail: false, push: false };
}
