import { useLingui } from '@lingui/react/macro';
import {
  css,
  FailedState,
  media,
  role,
  Skeleton,
  SkeletonGroup,
  space,
  Stack,
  styled,
  Switch,
  type,
  useQuery,
  VisuallyHidden,
  z,
} from 'kit';
import { notificationKindNames } from 'schema/names';
import { notificationKindValues } from 'schema/vocabulary';
import { NotificationSettingsDocument } from './gen/graphql';
import { ThisDevice } from './ThisDevice';
import { channels, useSetNotification } from './useSetNotification';
import { useThisDevice } from './useThisDevice';

/** A matrix: a row for each kind of notification, a column for each channel. */
export function NotificationSwitches() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(NotificationSettingsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const device = useThisDevice();
  const isHeldBack = device.state === 'refused';
  const settings = data?.notificationSettings;
  const set = useSetNotification(settings ?? []);

  if (!settings && error) {
    return (
      <FailedState
        title={t`Your settings could not be loaded`}
        level={3}
        pending={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!settings) return <LoadingSwitches />;
  return (
    <Stack gap={6}>
      <ThisDevice device={device} />
      <div>
        <Head aria-hidden="true">
          {channels.map(({ value, label }) => (
            <span key={value}>{t(label)}</span>
          ))}
        </Head>
        {notificationKindValues.map((value) => {
          const label = t(notificationKindNames[value]);
          const setting = settings.find(({ kind }) => kind === value);
          return (
            setting && (
              <Row key={value} role="group" aria-label={label}>
                <span aria-hidden="true">{label}</span>
                {channels.map((channel) => (
                  <Switch
                    key={channel.value}
                    label={<VisuallyHidden>{t(channel.label)}</VisuallyHidden>}
                    checked={setting[channel.value] && !(channel.value === 'push' && isHeldBack)}
                    disabled={channel.value === 'push' && isHeldBack}
                    onCheckedChange={(isOn) => {
                      void set({ kind: value, channel: channel.value, isOn });
                      if (channel.value === 'push' && isOn && device.state === 'off') void device.allow();
                    }}
                  />
                ))}
              </Row>
            )
          );
        })}
      </div>
    </Stack>
  );
}

function LoadingSwitches() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your settings`}>
      <Head />
      {notificationKindValues.map((value) => (
        <Row key={value}>
          <Skeleton shape="line" width="80%" />
          {channels.map((channel) => (
            <Skeleton key={channel.value} width="3rem" height="1.75rem" />
          ))}
        </Row>
      ))}
    </SkeletonGroup>
  );
}

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, 3rem);
  gap: ${space[3]};
  align-items: center;
  border-bottom: 1px solid ${role.line};

  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) repeat(3, 5.5rem);
    gap: ${space[1]};
  }
`;

/** The names of the columns; for screen readers each switch has its own. In view while the rows scroll. */
const Head = styled.div`
  ${line}
  ${type.caption}
  min-height: 3rem;
  color: ${role.inkSoft};
  font-weight: 600;
  background: ${role.surfaceRaised};

  > :first-child {
    grid-column: 2;
  }

  > * {
    text-align: center;
  }

  @media ${media.tall} {
    position: sticky;
    /* Below the dialog's title. */
    top: var(--dialog-header);
    z-index: ${z.raised};
  }
`;

const Row = styled.div`
  ${line}
  min-height: 3.25rem;
  padding-block: ${space[1]};

  > :not(:first-child) {
    gap: 0;
    justify-self: center;
  }

  &:last-child {
    border-bottom: 0;
  }
`;
