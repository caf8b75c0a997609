import { Route, Routes } from 'kit';
import { WallLayout } from '../chrome/WallLayout';

/** The shell around a page of an area, which the gateway puts into its Mustache tag. */
export function AreaFrame() {
  return (
    <Routes>
      <Route element={<WallLayout />}>
        <Route path="*" element={<div data-placeholder>{'{{{area}}}'}</div>} />
      </Route>
    </Routes>
  );
}
