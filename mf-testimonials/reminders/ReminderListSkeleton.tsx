import { useLingui } from '@lingui/react/macro';
import { Card, Cluster, Grid, Skeleton, SkeletonGroup, SkeletonText, Stack } from 'kit';

export function ReminderListSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading reminders`}>
      <Grid column="20rem" columns={2} gap={4}>
        {Array.from({ length: 4 }, (_, index) => (
          <Card key={index}>
            <Stack gap={4}>
              <Skeleton width="60%" height="1.5rem" />
              <Cluster gap={3}>
                <Skeleton width="5rem" height="1.25rem" />
                <Skeleton width="4rem" height="1.25rem" />
              </Cluster>
              <SkeletonText lines={2} />
              <Skeleton width="9rem" height="2.75rem" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
