import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useParams } from 'kit';
import { NotFoundPage } from '../fallbacks/NotFoundPage';
import { WallLayout } from '../chrome/WallLayout';
import { AreaPage } from './AreaPage';
import { areaRoutes } from './areaRoutes';
import { useScrollMemory } from './scrollMemory';

const Landing = lazy(async () => {
  const landing = await import(/* webpackChunkName: "landing" */ '../landing/Landing');
  return { default: landing.Landing };
});

export function Pages() {
  useScrollMemory();

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
      <Route element={<WallLayout />}>
        {areaRoutes.map((route) => (
          <Route key={route.path} path={route.path} element={<AreaPage {...route} />} />
        ))}
        <Route path="/prayers/:id" element={<SharedPrayer />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** The link that people share lands on the prayer's own page. */
function SharedPrayer() {
  const { id } = useParams();
  return <Navigate to={`/prayer/${id}`} replace />;
}
