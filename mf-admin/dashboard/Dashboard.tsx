import {
  CalendarClock,
  Flag,
  HandHeart,
  LayoutDashboard,
  Megaphone,
  RefreshCw,
  ScrollText,
  Settings2,
  UsersRound,
} from 'lucide-react';
import {
  Badge,
  Button,
  Cluster,
  Link,
  media,
  Page,
  PageHeading,
  readFailure,
  Stack,
  styled,
  Tabs,
  Text,
  useRefreshAll,
  useSession,
  useTab,
  VisuallyHidden,
} from 'kit';
import { adminTabs } from 'schema/addresses';
import { Overview } from '../overview/Overview';
import { AdminNotFound } from './AdminNotFound';
import { LazyTab } from './LazyTab';
import { PasskeyNeeded } from './PasskeyNeeded';
import { useOverview } from './useOverview';

/** The dashboard of the site's administrators (specification, section 2). The gateway checks their permission. */
export function Dashboard() {
  const { person } = useSession();
  return person?.isSiteAdmin ? <AdminDashboard /> : <AdminNotFound />;
}

const prayers = async () => (await import('../prayers/Prayers')).Prayers;
const users = async () => (await import('../users/Users')).Users;
const content = async () => (await import('../content/Content')).Content;
const settings = async () => (await import('../settings/Settings')).Settings;
const moderation = async () => (await import('../moderation/Moderation')).Moderation;
const jobs = async () => (await import('../jobs/Jobs')).Jobs;
const log = async () => (await import('../moderation/Log')).Log;

/** The gateway's reason with `ADMIN_PASSKEY=required` (contract, section 8). */
const passkeyNeeded = 'Please sign in with a passkey';

function AdminDashboard() {
  const [tab, chooseTab] = useTab(adminTabs);
  const overview = useOverview();
  const { isBusy, refresh } = useRefreshAll();
  const { code, message } = readFailure(overview.error);
  if (code === 'FORBIDDEN' && message === passkeyNeeded) return <PasskeyNeeded />;
  // The permission was withdrawn since the page was loaded.
  if (code === 'FORBIDDEN') return <AdminNotFound />;

  return (
    <Page>
      <Stack gap={6}>
        <Cluster justify="space-between" align="end" gap={4}>
          <Stack gap={2}>
            <PageHeading title="Admin Dashboard" />
            <Text tone="soft">Look after the wall and those who pray here.</Text>
          </Stack>
          <Actions gap={2}>
            <Button icon={<RefreshCw />} pending={isBusy} onClick={refresh}>
              Refresh Data
            </Button>
            <Button as={Link} to="/" variant="quiet">
              ← Back to Site
            </Button>
          </Actions>
        </Cluster>
        <Tabs
          label="Parts of the dashboard"
          value={tab}
          onValueChange={chooseTab}
          tabs={[
            {
              value: 'overview',
              label: 'Overview',
              icon: <LayoutDashboard />,
              content: <Overview overview={overview} />,
            },
            {
              value: 'prayers',
              label: 'Prayers',
              icon: <HandHeart />,
              content: <LazyTab label="The prayers" load={prayers} />,
            },
            {
              value: 'users',
              label: 'Users',
              icon: <UsersRound />,
              content: <LazyTab label="The users" load={users} />,
            },
            {
              value: 'content',
              label: 'Content',
              icon: <Megaphone />,
              content: <LazyTab label="The scrolling texts" load={content} />,
            },
            {
              value: 'settings',
              label: 'Settings',
              icon: <Settings2 />,
              content: <LazyTab label="The settings" load={settings} />,
            },
            {
              value: 'moderation',
              label: 'Moderation',
              icon: <Flag />,
              badge: <Waiting count={overview.waiting} />,
              content: <LazyTab label="The reports" load={moderation} />,
            },
            {
              value: 'jobs',
              label: 'Jobs',
              icon: <CalendarClock />,
              content: <LazyTab label="The jobs" load={jobs} />,
            },
            {
              value: 'log',
              label: 'Log',
              icon: <ScrollText />,
              content: <LazyTab label="The log" load={log} />,
            },
          ]}
        />
      </Stack>
    </Page>
  );
}

/** The length of the moderation queue. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Frame>
      <Badge tone="danger">{count}</Badge>
      <VisuallyHidden> waiting</VisuallyHidden>
    </Frame>
  );
}

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
