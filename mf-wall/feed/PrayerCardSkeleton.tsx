import type { ReactNode } from 'react';
import { Card, Skeleton, SkeletonText, Stack, styled, type } from 'kit';
import { BylineSkeleton } from '../prayer/BylineParts';
import { CardActions } from './CardActions';

interface PrayerCardSkeletonProps {
  /** The texts that are known already. */
  name?: ReactNode;
  title?: ReactNode;
  text?: ReactNode;
  /** Below the text. */
  care?: ReactNode;
}

/** The placeholder of a card. */
export function PrayerCardSkeleton({
  name,
  title = <Skeleton width="70%" height="1.2em" />,
  text = <SkeletonText lines={3} />,
  care,
}: PrayerCardSkeletonProps) {
  return (
    <Card>
      <Stack gap={4}>
        <BylineSkeleton name={name} />
        <Stack gap={2}>
          <Title dir="auto">{title}</Title>
          {text}
        </Stack>
        {care}
        <CardActions>
          <Skeleton width="7rem" height="2.75rem" />
          <Skeleton width="9rem" height="2.75rem" />
          <Skeleton width="2.75rem" height="2.75rem" />
        </CardActions>
      </Stack>
    </Card>
  );
}

const Title = styled.div`
  ${type.subheading}
  min-width: 0;
`;
