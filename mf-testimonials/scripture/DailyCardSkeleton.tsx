import { Card, Skeleton, SkeletonText, Stack } from 'kit';

/** The placeholder of a card of the day. */
export function DailyCardSkeleton() {
  return (
    <Card padding="large">
      <Stack gap={4}>
        <Skeleton width="10rem" height="1.75rem" />
        <SkeletonText lines={4} />
        <Skeleton width="7rem" height="1.25rem" />
      </Stack>
    </Card>
  );
}
