import { Card, Heading, Notice, Skeleton, SkeletonGroup, Stack, styled, Switch, useQuery } from 'kit';
import { polled } from '../dashboard/polled';
import { QueryFailed } from '../dashboard/QueryFailed';
import { AdminSettingsDocument, type AdminSettingsQuery } from '../gen/graphql';
import { Embed } from './Embed';

type SiteSettings = AdminSettingsQuery['siteSettings'];

/** The site's configuration, read-only (specification, section 2). */
export function Settings() {
  const { data, error, loading, refetch } = useQuery(AdminSettingsDocument, polled);

  return (
    <Column gap={6}>
      <Heading level={2}>How the site is set up</Heading>
      <Notice>These are set in the configuration of the site and cannot be changed here.</Notice>
      {data ? (
        <Stack gap={7}>
          <Switches settings={data.siteSettings} />
          <Embed origins={data.siteSettings.embedOrigins} />
        </Stack>
      ) : error ? (
        <QueryFailed title="The settings could not be loaded" loading={loading} refetch={refetch} />
      ) : (
        <LoadingSwitches />
      )}
    </Column>
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
        <Stack gap={6}>
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}

/** Each switch near its label. */
const Column = styled(Stack)`
  max-width: 44rem;
`;
