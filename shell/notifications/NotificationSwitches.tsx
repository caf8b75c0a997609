import {
  FailedState,
  Fieldset,
  Grid,
  Skeleton,
  SkeletonGroup,
  space,
  Stack,
  styled,
  Switch,
  useQuery,
} from 'kit';
import { notificationKinds } from 'schema/vocabulary';
import { NotificationSettingsDocument } from './gen/graphql';
import { ThisDevice } from './ThisDevice';
import { channels, useSetNotification } from './useSetNotification';
import { useThisDevice } from './useThisDevice';

/** A row for each kind of notification with a switch for each channel. */
export function NotificationSwitches() {
  const { data, error, loading, refetch } = useQuery(NotificationSettingsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const device = useThisDevice();
  const settings = data?.notificationSettings;
  const set = useSetNotification(settings ?? []);

  if (!settings && error) {
    return (
      <FailedState
        title="Your settings could not be loaded"
        level={3}
        pending={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!settings) return <LoadingSwitches />;
  return (
    <Stack gap={5}>
      <ThisDevice device={device} />
      {notificationKinds.map(({ value, label }) => {
        const setting = settings.find(({ kind }) => kind === value);
        return (
          setting && (
            <Fieldset key={value} legend={label}>
              <Channels>
                {channels.map((channel) => (
                  <Switch
                    key={channel.value}
                    label={channel.label}
                    checked={setting[channel.value]}
                    onCheckedChange={(isOn) => {
                      void set({ kind: value, channel: channel.value, isOn });
                      if (channel.value === 'push' && isOn && device.state === 'off') void device.allow();
                    }}
                  />
                ))}
              </Channels>
            </Fieldset>
          )
        );
      })}
    </Stack>
  );
}

function LoadingSwitches() {
  return (
    <SkeletonGroup label="Loading your settings">
      <Stack gap={5}>
        {notificationKinds.map(({ value }) => (
          <Stack key={value} gap={3}>
            <Skeleton shape="line" width="16rem" />
            <Channels>
              {channels.map((channel) => (
                <Skeleton key={channel.value} height="1.75rem" />
              ))}
            </Channels>
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}

const Channels = styled(Grid).attrs({ column: '11rem', columns: 3 })`
  gap: 0 ${space[6]};
`;
