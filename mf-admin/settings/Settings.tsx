import {
  Card,
  FailedState,
  freshness,
  Heading,
  Notice,
  Skeleton,
  SkeletonGroup,
  skipPollAttempt,
  Stack,
  Switch,
  useQuery,
} from 'kit';
import { AdminSettingsDocument, type AdminSettingsQuery } from '../gen/graphql';

type SiteSettings = AdminSettingsQuery['siteSettings'];

/** How the site is set up, for display alone (specification, section 2). */
export function Settings() {
  const { data, error, loading, refetch } = useQuery(AdminSettingsDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: freshness.admin.poll,
    skipPollAttempt,
    notifyOnNetworkStatusChange: true,
  });

  return (
    <Stack gap={5}>
      <Heading level={2}>How the site is set up</Heading>
      <Notice>These are set in the configuration of the site and cannot be changed here.</Notice>
      {data ? (
        <Switches settings={data.siteSettings} />
      ) : error ? (
        <FailedState
          title="The settings could not be loaded"
          level={3}
          pending={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          Please check your connection.
        </FailedState>
      ) : (
        <LoadingSwitches />
      )}
    </Stack>
  );
}

function Switches({ settings }: { settings: SiteSettings }) {
  const { autoRefresh, moderation, anonymousPosting } = settings;
  return (
    <Card>
      <Stack gap={3}>
        <Switch
          label="Auto-refresh"
          description={
            autoRefresh ? 'On: pages refresh by themselves.' : 'Off: pages do not refresh by themselves.'
          }
          checked={autoRefresh}
          disabled
        />
        <Switch label="Moderation" description={moderationOf(settings)} checked={moderation} disabled />
        <Switch
          label="Anonymous posting"
          description={
            anonymousPosting ? 'On: members may post anonymously.' : 'Off: every post stands beside a name.'
          }
          checked={anonymousPosting}
          disabled
        />
      </Stack>
    </Card>
  );
}

function moderationOf({ moderation, reportsThatHide }: SiteSettings): string {
  if (!moderation) return 'Off: reports hide nothing, a moderator decides.';
  const reports = reportsThatHide === 1 ? '1 report hides' : `${reportsThatHide} reports hide`;
  return `On: ${reports} a text until a moderator has looked at it.`;
}

function LoadingSwitches() {
  return (
    <SkeletonGroup label="Loading the settings">
      <Card>
        <Stack gap={5}>
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}
