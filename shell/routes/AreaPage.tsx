import { AreaView, Page, page, Skeleton, SkeletonGroup, SkeletonText, Stack, styled, useSession } from 'kit';
import { FailedArea } from '../fallbacks/FailedArea';
import { NotFoundPage } from '../fallbacks/NotFoundPage';
import type { areaRoutes } from './areaRoutes';
import { NotYetThere } from './NotYetThere';

/** A page that a remote renders inside the shell's header and footer. */
export function AreaPage({ path, remote, module, label }: (typeof areaRoutes)[number]) {
  const { person } = useSession();
  // The server judges; this only spares everyone else a page that would be empty.
  if (path === '/admin' && !person?.isSiteAdmin) return <NotFoundPage />;
  if (!page.registry.remotes[remote]) return <NotYetThere label={label} />;
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
  return (
    <Screen>
      <Page>
        <SkeletonGroup label="Loading">
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

/** As tall as the window, so that the footer is not seen before the page, and does not move when that comes. */
const Screen = styled.div`
  min-height: 100vh;
`;
