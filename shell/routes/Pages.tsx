import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'kit';
import { prayerPage, sharedPrayer, signInPage } from 'schema/addresses';
import { NotFoundPage } from '../fallbacks/NotFound';
import { WallLayout } from '../chrome/WallLayout';
import { SignInPage } from '../signIn/SignInRoute';
import { AreaPage } from './AreaPage';
import { findAreaRoute } from './areaRoutes';
import { useScrollMemory } from './scrollMemory';

const Landing = lazy(async () => {
  const landing = await import(/* webpackChunkName: "landing" */ '../landing/Landing');
  return { default: landing.Landing };
});

export function Pages() {
  useScrollMemory();
  const route = findAreaRoute(useLocation().pathname);

  return (
    <Routes>
      <Route
        path="/"
        element={
          <Suspense fallback={null}>
            <Landing />
          </Suspense>
        }
      />
      <Route path={signInPage} element={<SignInPage />} />
      <Route element={<WallLayout isBare={route?.frame === 'none'} />}>
        {route && <Route path={route.path} element={<AreaPage {...route} />} />}
        <Route path={sharedPrayer(':id')} element={<SharedPrayer />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** A shared link redirects to the prayer's page. */
function SharedPrayer() {
  const { id } = useParams();
  return <Navigate to={prayerPage(id!)} replace />;
}
