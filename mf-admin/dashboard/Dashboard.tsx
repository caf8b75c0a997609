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
  Page,
  PageHeading,
  readFailure,
  Stack,
  styled,
  Tabs,
  Text,
  useRefreshAll,
  useSession,
  VisuallyHidden,
} from 'kit';
import { Overview } from '../overview/Overview';
import { AdminNotFound } from './AdminNotFound';
import { LateView } from './LateView';
import { useOverview } from './useOverview';
import { useTab, type AdminTab } from './useTab';

/** Where the site's administrators look after it (specification, section 2). The gateway judges their right. */
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

function AdminDashboard() {
  const { tab, chooseTab } = useTab();
  const overview = useOverview();
  const { isBusy, refresh } = useRefreshAll();
  // Somebody has taken the right away since the page came.
  if (readFailure(overview.error).code === 'FORBIDDEN') return <AdminNotFound />;

  return (
    <Page>
      <Stack gap={6}>
        <Cluster justify="space-between" gap={4}>
          <Stack gap={2}>
            <PageHeading title="Admin Dashboard" />
            <Text tone="soft">Look after the wall and those who pray here.</Text>
          </Stack>
          <Cluster gap={2}>
            <Button icon={<RefreshCw />} pending={isBusy} onClick={refresh}>
              Refresh Data
            </Button>
            <Button as={Link} to="/" variant="quiet">
              ← Back to Site
            </Button>
          </Cluster>
        </Cluster>
        <Tabs<AdminTab>
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
              content: <LateView label="The prayers" fetch={prayers} />,
            },
            {
              value: 'users',
              label: 'Users',
              icon: <UsersRound />,
              content: <LateView label="The users" fetch={users} />,
            },
            {
              value: 'content',
              label: 'Content',
              icon: <Megaphone />,
              content: <LateView label="The scrolling texts" fetch={content} />,
            },
            {
              value: 'settings',
              label: 'Settings',
              icon: <Settings2 />,
              content: <LateView label="The settings" fetch={settings} />,
            },
            {
              value: 'moderation',
              label: 'Moderation',
              icon: <Flag />,
              badge: <Waiting count={overview.waiting} />,
              content: <LateView label="The reports" fetch={moderation} />,
            },
            {
              value: 'jobs',
              label: 'Jobs',
              icon: <CalendarClock />,
              content: <LateView label="The jobs" fetch={jobs} />,
            },
            {
              value: 'log',
              label: 'Log',
              icon: <ScrollText />,
              content: <LateView label="The log" fetch={log} />,
            },
          ]}
        />
      </Stack>
    </Page>
  );
}

/** How many texts nobody has looked at yet. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Place>
      <Badge tone="danger">{count}</Badge>
      <VisuallyHidden> waiting</VisuallyHidden>
    </Place>
  );
}

/* Holds the words for the ear, which would widen the page from beyond the edge of the row. */
const Place = styled.span`
  position: relative;
`;
