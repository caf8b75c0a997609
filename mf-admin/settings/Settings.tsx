import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Heading, Notice, Skeleton, SkeletonGroup, Stack, Switch, useQuery } from 'kit';
import { Column } from '../dashboard/Column';
import { polled } from '../dashboard/polled';
import { QueryFailed } from '../dashboard/QueryFailed';
import { AdminSettingsDocument, type AdminSettingsQuery } from '../gen/graphql';
import { Community } from './Community';
import { Embed } from './Embed';

type SiteSettings = AdminSettingsQuery['siteSettings'];

/** The settings that administrators change, and the site's configuration, read-only (specification, section 2). */
export function Settings() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(AdminSettingsDocument, polled);

  return (
    <Column gap={7}>
      <Community />
      <Stack gap={6}>
        <Heading level={2}>{t`How the site is set up`}</Heading>
        <Notice>
          <Trans>These are set in the configuration of the site and cannot be changed here.</Trans>
        </Notice>
        {data ? (
          <Stack gap={7}>
            <Switches settings={data.siteSettings} />
            <Embed origins={data.siteSettings.embedOrigins} />
          </Stack>
        ) : error ? (
          <QueryFailed title={t`The settings could not be loaded`} loading={loading} refetch={refetch} />
        ) : (
          <LoadingSwitches />
        )}
      </Stack>
    </Column>
  );
}

function Switches({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const { autoRefresh, moderation, anonymousPosting } = settings;
  return (
    <Card>
      <Stack gap={3}>
        <Switch
          label={t`Auto-refresh`}
          description={
            autoRefresh ? t`On: pages refresh by themselves.` : t`Off: pages do not refresh by themselves.`
          }
          checked={autoRefresh}
          disabled
        />
        <Switch label={t`Moderation`} description={moderationOf(settings)} checked={moderation} disabled />
        <Switch
          label={t`Anonymous posting`}
          description={
            anonymousPosting ? t`On: members may post anonymously.` : t`Off: every post stands beside a name.`
          }
          checked={anonymousPosting}
          disabled
        />
      </Stack>
    </Card>
  );
}

function moderationOf({ moderation, reportsThatHide }: SiteSettings): string {
  if (!moderation) return t`Off: reports hide nothing, a moderator decides.`;
  return t`${plural(reportsThatHide, { one: 'On: # report hides a text until a moderator has looked at it.', other: 'On: # reports hide a text until a moderator has looked at it.' })}`;
}

function LoadingSwitches() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the settings`}>
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
