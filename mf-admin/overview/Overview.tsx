import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Notice, SkeletonGroup, Stack } from 'kit';
import { adminTab } from 'schema/addresses';
import { LoadingFigures } from '../dashboard/FigureGrid';
import { QueryFailed } from '../dashboard/QueryFailed';
import type { SiteOverview } from '../dashboard/useOverview';
import { Activity } from './Activity';
import { Figures } from './Figures';

/** The texts that wait for a moderator, the site's figures, and the activity of the last days. */
export function Overview({
  overview: { stats, reports, approvals, error, refetch },
}: {
  overview: SiteOverview;
}) {
  const { t } = useLingui();
  if (!stats && error) {
    return <QueryFailed title={t`The figures could not be loaded`} level={2} refetch={refetch} />;
  }
  return (
    <Stack gap={7}>
      {reports > 0 && <Reported count={reports} />}
      {approvals > 0 && <ToApprove count={approvals} />}
      {stats ? (
        <Figures stats={stats} />
      ) : (
        <SkeletonGroup label={t`Loading figures`}>
          <LoadingFigures />
        </SkeletonGroup>
      )}
      <Activity />
    </Stack>
  );
}

/** The way to the moderation queue, while it has something. */
function Reported({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      title={t`${plural(count, { one: '# text waits to be looked at', other: '# texts wait to be looked at' })}`}
    >
      <Link to={adminTab('moderation')} state={{ takesFocus: true }}>
        <Trans>Look at what was reported and who needs care</Trans>
      </Link>
    </Notice>
  );
}

/** The way to the prayers that wait to be approved. */
function ToApprove({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      title={t`${plural(count, { one: '# prayer waits to be approved', other: '# prayers wait to be approved' })}`}
    >
      <Link to={adminTab('team')} state={{ takesFocus: true }}>
        <Trans>Read what was sent to the wall</Trans>
      </Link>
    </Notice>
  );
}
