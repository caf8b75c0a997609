import { useLingui } from '@lingui/react/macro';
import { AreaView, Page, Skeleton, SkeletonGroup, SkeletonText, Stack, styled, useSession } from 'kit';
import { FailedArea } from '../fallbacks/FailedArea';
import { NotFoundPage } from '../fallbacks/NotFound';
import type { AreaRoute } from './areaRoutes';

/** The page of an area, inside the shell's header and footer. */
export function AreaPage({ remote, module, label, audience }: AreaRoute) {
  const { person } = useSession();
  // The server decides; this only spares everybody else an empty page.
  if (audience && !(audience === 'team' ? person?.isOnTeam : person?.isModerator)) return <NotFoundPage />;
  return (
    <AreaView
      remote={remote}
      module={module}
      label={label}
      loading={<LoadingPage />}
      failed={(failure) => <FailedArea {...failure} />}
    />
  );
}

function LoadingPage() {
  const { t } = useLingui();
  return (
    <Screen>
      <Page>
        <SkeletonGroup label={t`Loading`}>
          <Stack gap={6}>
            <Skeleton width="14rem" height="2.5rem" />
            <SkeletonText lines={3} />
            <Skeleton height="12rem" />
          </Stack>
        </SkeletonGroup>
      </Page>
    </Screen>
  );
}

/** As tall as the window, so that the footer is out of view and does not shift when the page has loaded. */
const Screen = styled.div`
  min-height: 100vh;
`;
