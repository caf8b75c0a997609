import { useLingui } from '@lingui/react/macro';
import {
  Card,
  formatNumber,
  freshness,
  Heading,
  role,
  space,
  Stack,
  styled,
  type,
  useApolloClient,
  useLive,
  useLiveUpdates,
  useMayRequest,
  useQuery,
} from 'kit';
import { CommunityImpactDocument } from '../gen/graphql';
import { useFocus } from '../useFocus';
import { figure } from './figure';

const manyPrayers = 100;

/** The figures of the community, refreshed every five seconds and when the page gets the focus. */
export function CommunityImpactCard() {
  const { t } = useLingui();
  const mayRequest = useMayRequest();
  const { data, refetch } = useQuery(CommunityImpactDocument, {
    skip: !mayRequest,
    ...useLive('stats', freshness.stats.poll),
  });

  const { cache } = useApolloClient();
  useLiveUpdates(({ stats }) => {
    if (!stats) return;
    // The cache finds the figures by their type.
    const figures = { __typename: 'Stats', ...stats };
    cache.writeQuery({ query: CommunityImpactDocument, data: { stats: figures } });
  });

  useFocus(() => void refetch().catch(() => undefined));

  const stats = data?.stats;
  const figures = [
    { label: t`Total Prayers`, count: stats?.totalPrayers },
    { label: t`Testimonies`, count: stats?.totalTestimonials },
    { label: t`Amens Given`, count: stats?.totalAmens },
    { label: t`Prayer Chains`, count: stats?.totalPrayerChains },
    { label: t`Prayer Groups`, count: stats?.totalPrayerGroups },
    ...((stats?.totalPrayers ?? 0) >= manyPrayers
      ? [{ label: t`Active Today`, count: stats?.activeToday }]
      : []),
  ];

  return (
    <Card padding="small">
      <Stack gap={3}>
        <Heading level={2} size="label">{t`Community Impact`}</Heading>
        <Figures>
          {figures.map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatNumber(count ?? 0)}</dd>
            </div>
          ))}
        </Figures>
      </Stack>
    </Card>
  );
}

const Figures = styled.dl`
  display: grid;
  gap: ${space[2]};

  div {
    display: flex;
    gap: ${space[3]};
    align-items: baseline;
    justify-content: space-between;
  }

  dt {
    ${type.small}
    color: ${role.inkSoft};
  }

  dd {
    ${figure}
  }
`;
