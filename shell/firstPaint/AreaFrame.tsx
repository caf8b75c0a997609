import { Route, Routes } from 'kit';
import { createElement } from 'react';
import { WallLayout } from '../chrome/WallLayout';

/** What stands around a page of an area, with a place for what the area's own build has painted. */
export function AreaFrame() {
  return (
    <Routes>
      <Route element={<WallLayout />}>
        <Route path="*" element={createElement('painted-area')} />
      </Route>
    </Routes>
  );
}
