import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowDownUp,
  CalendarClock,
  Flag,
  HandHeart,
  HeartHandshake,
  LayoutDashboard,
  Megaphone,
  RefreshCw,
  ScrollText,
  Settings2,
  UsersRound,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import {
  Badge,
  Button,
  Cluster,
  Link,
  media,
  Navigate,
  Page,
  PageHeading,
  readFailure,
  space,
  Stack,
  styled,
  Tabs,
  Text,
  useFailureToast,
  usePageReady,
  useRefreshAll,
  useSearchParams,
  useSession,
  useTab,
  VisuallyHidden,
} from 'kit';
import { adminTab, adminTabs, type AdminTab } from 'schema/addresses';
import { Overview } from '../overview/Overview';
import { AdminNotFound } from './AdminNotFound';
import { lazyTab } from './lazyTab';
import { PasskeyNeeded } from './PasskeyNeeded';
import { useOverview } from './useOverview';

/**
 * The dashboard of the site's administrators (specification, section 2); moderators see only what they decide about. The
 * gateway checks their permission.
 */
export function Dashboard() {
  usePageReady();
  const { person } = useSession();
  return person?.isModerator ? <AdminDashboard isAdmin={person.isSiteAdmin} /> : <AdminNotFound />;
}

const Prayers = lazyTab(msg`The prayers`, async () => (await import('../prayers/Prayers')).Prayers);
const Users = lazyTab(msg`The users`, async () => (await import('../users/Users')).Users);
const Content = lazyTab(msg`The scrolling texts`, async () => (await import('../content/Content')).Content);
const Settings = lazyTab(msg`The settings`, async () => (await import('../settings/Settings')).Settings);
const Moderation = lazyTab(
  msg`The reports`,
  async () => (await import('../moderation/Moderation')).Moderation,
);
const Team = lazyTab(msg`The team`, async () => (await import('../team/Team')).Team);
const Jobs = lazyTab(msg`The jobs`, async () => (await import('../jobs/Jobs')).Jobs);
const Log = lazyTab(msg`The log`, async () => (await import('../moderation/Log')).Log);
const Files = lazyTab(msg`Export and import`, async () => (await import('../files/Files')).Files);

/** The tabs that moderators see too. */
const moderatorTabs: readonly [AdminTab, ...AdminTab[]] = ['moderation', 'team'];

function AdminDashboard({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useLingui();
  const ownTabs = isAdmin ? adminTabs : moderatorTabs;
  const [tab, chooseTab] = useTab(ownTabs);
  const named = useSearchParams()[0].get('tab');
  const overview = useOverview();
  const showFailure = useFailureToast();
  const { isBusy, refresh } = useRefreshAll((failure) =>
    showFailure(failure, {
      signIn: t`You need to sign in to look after the site.`,
      fallback: t`Failed to refresh the data`,
    }),
  );
  const { code, messageCode } = readFailure(overview.error);
  // With `ADMIN_PASSKEY=required` (contract, section 8).
  if (messageCode === 'PASSKEY_NEEDED') return <PasskeyNeeded />;
  // The permission was withdrawn since the page was loaded.
  if (code === 'FORBIDDEN') return <AdminNotFound />;

  const tabs = [
    {
      value: 'overview',
      label: t`Overview`,
      icon: <LayoutDashboard />,
      content: <Overview overview={overview} />,
    },
    {
      value: 'prayers',
      label: t`Prayers`,
      icon: <HandHeart />,
      content: <Prayers />,
    },
    {
      value: 'users',
      label: t`Users`,
      icon: <UsersRound />,
      content: <Users />,
    },
    {
      value: 'content',
      label: t`Content`,
      icon: <Megaphone />,
      content: <Content />,
    },
    {
      value: 'settings',
      label: t`Settings`,
      icon: <Settings2 />,
      content: <Settings />,
    },
    {
      value: 'moderation',
      label: t`Moderation`,
      icon: <Flag />,
      badge: <Waiting count={overview.reports} />,
      content: <Moderation />,
    },
    {
      value: 'team',
      label: t({ message: 'Team', comment: 'Who approves and looks after prayers' }),
      icon: <HeartHandshake />,
      badge: <Waiting count={overview.approvals} />,
      content: <Team />,
    },
    {
      value: 'jobs',
      label: t`Jobs`,
      icon: <CalendarClock />,
      content: <Jobs />,
    },
    {
      value: 'log',
      label: t`Log`,
      icon: <ScrollText />,
      content: <Log />,
    },
    {
      value: 'files',
      label: t`Export and import`,
      icon: <ArrowDownUp />,
      content: <Files />,
    },
  ] satisfies ComponentProps<typeof Tabs<AdminTab>>['tabs'];

  return (
    <Page>
      {named !== null && !ownTabs.some((own) => own === named) && <Navigate to={adminTab(tab)} replace />}
      <Stack gap={6}>
        <Cluster justify="space-between" align="end" gap={4}>
          <Stack gap={2}>
            <PageHeading title={t`Admin Dashboard`} />
            <Text tone="soft">{t`Look after the wall and those who pray here.`}</Text>
          </Stack>
          <Actions gap={2}>
            <Button icon={<RefreshCw />} pending={isBusy} onClick={refresh}>
              <Trans>Refresh Data</Trans>
            </Button>
            <Button as={Link} to="/" variant="quiet">
              {t({ message: '← Back to Site', comment: 'Written from right to left, the arrow is →' })}
            </Button>
          </Actions>
        </Cluster>
        <ManyTabs>
          <Tabs
            label={t`Parts of the dashboard`}
            value={tab}
            onValueChange={chooseTab}
            tabs={tabs.filter(({ value }) => ownTabs.includes(value))}
          />
        </ManyTabs>
      </Stack>
    </Page>
  );
}

/** The length of a queue. */
function Waiting({ count }: { count: number }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <Frame>
      <Badge tone="danger">{count}</Badge>
      <VisuallyHidden>
        {' '}
        {t({ message: 'waiting', comment: 'After the number of texts that moderators look at' })}
      </VisuallyHidden>
    </Frame>
  );
}

/** Closer together and in words alone, so that all of them fit beside each other on a wide screen, also with what waits. */
const ManyTabs = styled.div`
  @media ${media.desktop} {
    [role='tab'] {
      padding-inline: ${space[3]};
    }

    [role='tab'] > svg {
      display: none;
    }
  }
`;

/** The text of the quiet button ends where the page does. */
const Actions = styled(Cluster)`
  @media ${media.tablet} {
    margin-inline-end: calc(-1.35rem - 1.5px);
  }
`;

/* Contains the visually hidden text, which would widen the page from beyond the edge of the row. */
const Frame = styled.span`
  position: relative;
`;
