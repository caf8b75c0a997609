import { lazy, Suspense } from 'react';
import { Card, Grid, Heading, media, Region, Skeleton, space, styled, Text } from 'kit';
import { measures, summaryOf, type Day } from './measures';

/** How much room a drawing takes, there or not. */
const height = '11rem';

const Drawing = lazy(async () => ({ default: (await import('./Drawing')).Drawing }));

/** A chart for each measure. Listeners hear the sentence above it; the drawing is for the eye alone. */
export function Charts({ days }: { days: readonly Day[] }) {
  return (
    <ChartGrid>
      {measures.map((measure) => (
        <Chart key={measure.name}>
          <figcaption>
            <Heading level={3}>{measure.title}</Heading>
            <Text size="small" tone="soft">
              {summaryOf(measure, days)}
            </Text>
          </figcaption>
          <Region label={measure.title} failed={NotDrawn}>
            <Suspense fallback={<Skeleton height={height} />}>
              <Room aria-hidden="true">
                <Drawing days={days} measure={measure} />
              </Room>
            </Suspense>
          </Region>
        </Chart>
      ))}
    </ChartGrid>
  );
}

const NotDrawn = () => (
  <Text size="small" tone="soft">
    The chart could not be drawn. The table has the same figures.
  </Text>
);

/** Never two beside each other with the third alone below. */
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

const Room = styled.div`
  height: ${height};
`;
