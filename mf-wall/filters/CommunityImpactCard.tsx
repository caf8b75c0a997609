import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { manyPrayers } from 'schema/communityFigures';
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
  usePageResult,
  useQuery,
} from 'kit';
import { CommunityImpactDocument } from '../gen/graphql';
import { useFocus } from '../useFocus';
import { figure } from './figure';

/** The figures of the community, refreshed every five seconds and when the page gets the focus. */
export function CommunityImpactCard() {
  const isFromPage = usePageResult(CommunityImpactDocument, {});
  const mayRequest = useMayRequest();
  const { data, error, refetch } = useQuery(CommunityImpactDocument, {
    skip: !mayRequest && !isFromPage,
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
  return (
    <ImpactFigures figureOf={(name) => (error && !stats ? '–' : formatNumber(stats?.[name] ?? 0))}>
      {(stats?.totalPrayers ?? 0) >= manyPrayers && <ActiveToday figure={formatNumber(stats!.activeToday)} />}
    </ImpactFigures>
  );
}

type Figure = 'totalPrayers' | 'totalTestimonials' | 'totalAmens' | 'totalPrayerChains' | 'totalPrayerGroups';

interface ImpactFiguresProps {
  figureOf: (name: Figure) => string;
  /** Further figures. */
  children?: ReactNode;
}

export function ImpactFigures({ figureOf, children }: ImpactFiguresProps) {
  const { t } = useLingui();
  return (
    <Card padding="small">
      <Stack gap={3}>
        <Heading level={2} size="label">{t`Community Impact`}</Heading>
        <Figures>
          <Row label={t`Total Prayers`} figure={figureOf('totalPrayers')} />
          <Row label={t`Testimonies`} figure={figureOf('totalTestimonials')} />
          <Row label={t`Amens Given`} figure={figureOf('totalAmens')} />
          <Row label={t`Prayer Chains`} figure={figureOf('totalPrayerChains')} />
          <Row label={t`Prayer Groups`} figure={figureOf('totalPrayerGroups')} />
          {children}
        </Figures>
      </Stack>
    </Card>
  );
}

export function ActiveToday({ figure }: { figure: string }) {
  const { t } = useLingui();
  return <Row label={t`Active Today`} figure={figure} />;
}

const Row = ({ label, figure }: { label: string; figure: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{figure}</dd>
  </div>
);

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
