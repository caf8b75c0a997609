import { t } from '@lingui/core/macro';
import { Route, Routes } from 'kit';
import { WallLayout } from '../chrome/WallLayout';

/** The shell around a page of an area. The gateway inserts the page at the Mustache tag. */
export function AreaFrame() {
  return (
    <Routes>
      <Route element={<WallLayout />}>
        <Route path="*" element={<div data-placeholder>{'{{{area}}}'}</div>} />
      </Route>
    </Routes>
  );
}

/** What is in place of a member's name, as in chrome/MemberTools.tsx. */
export const withoutName = () => t`Signed In`;
