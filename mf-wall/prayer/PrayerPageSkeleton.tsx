import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import {
  Button,
  Card,
  Cluster,
  Link,
  Page,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Stack,
  styled,
  useLocation,
  useNavigate,
} from 'kit';
import { wall } from 'schema/addresses';
import { isFromWall } from './fromWall';

export function PrayerPageSkeleton() {
  const { t } = useLingui();
  return (
    <PrayerScreen>
      <SkeletonGroup label={t`Loading prayer`}>
        <Stack gap={6}>
          <Skeleton width="12rem" height="1.25rem" />
          <Card padding="large">
            <Stack gap={6}>
              <Skeleton width="80%" height="2.25rem" />
              <Cluster gap={3}>
                <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
                <Skeleton width="10rem" height="1.25rem" />
              </Cluster>
              <SkeletonText lines={4} />
              <Skeleton width="8rem" height="3rem" />
            </Stack>
          </Card>
        </Stack>
      </SkeletonGroup>
    </PrayerScreen>
  );
}

/** Replaces the actions below a prayer's words. */
export function ActionsSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading prayer`}>
      <Skeleton width="8rem" height="3rem" />
    </SkeletonGroup>
  );
}

/** The space of what comes below a prayer, so that the footer is out of view and does not shift when it has loaded. */
export const Rest = styled.div`
  min-height: 100vh;
`;

/** As tall as the window, so that the footer is out of view and does not shift when the prayer has loaded. */
export const PrayerScreen = styled(Page).attrs({ width: 'text' })`
  min-height: 100vh;
`;

/** Goes back to where the reader was on the wall, or to its top for those who came from elsewhere. */
export function BackToWall() {
  const { state } = useLocation();
  const navigate = useNavigate();

  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !isFromWall(state)) return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <Outdent>
      <Button as={Link} to={wall} onClick={goBack} variant="quiet" icon={<ArrowLeft />}>
        <Trans>Back to Prayer Wall</Trans>
      </Button>
    </Outdent>
  );
}

/** The icon is at the edge of the card below: a quiet button's padding and border are invisible. */
const Outdent = styled.div`
  margin-block: -0.75rem;
  margin-inline-start: calc(-1.35rem - 1.5px);
`;
