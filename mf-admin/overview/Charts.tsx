import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Card, Grid, Heading, media, Region, Skeleton, space, styled, Text } from 'kit';
import { measures, summaryOf, type Day } from './measures';

/** Of a chart, loaded or not. */
const height = '11rem';

const DayChart = lazy(async () => ({ default: (await import('./DayChart')).DayChart }));

/** A chart for each measure. Screen readers read the sentence above it instead of the chart. */
export function Charts({ days }: { days: readonly Day[] }) {
  const { t } = useLingui();
  return (
    <ChartGrid>
      {measures.map((measure) => (
        <Chart key={measure.name}>
          <figcaption>
            <Heading level={3}>{t(measure.title)}</Heading>
            <Text size="small" tone="soft">
              {summaryOf(measure, days)}
            </Text>
          </figcaption>
          <Region label={t(measure.title)} failed={ChartFailed}>
            <Suspense fallback={<Skeleton height={height} />}>
              <ChartFrame aria-hidden="true">
                <DayChart days={days} measure={measure} />
              </ChartFrame>
            </Suspense>
          </Region>
        </Chart>
      ))}
    </ChartGrid>
  );
}

const ChartFailed = () => (
  <Text size="small" tone="soft">
    <Trans>The chart could not be drawn. The table has the same figures.</Trans>
  </Text>
);

/** One or three columns, never two with the third chart alone below. */
export const ChartGrid = styled(Grid).attrs({ columns: 3, gap: 4 })`
  grid-template-columns: minmax(0, 1fr);

  @media ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Chart = styled(Card).attrs({ as: 'figure' })`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space[4]};
`;

const ChartFrame = styled.div`
  height: ${height};
`;
