import { Route, Routes } from 'kit';
import { renderScene, ruth, type Responses } from 'kit/testing';
import { ShellState } from '../../testing/shellState';
import { GroupPage } from '../GroupPage';

interface Shown {
  as?: typeof ruth | null;
  responses?: Responses;
  path?: string;
  /** The slots that other areas fill; by default none. */
  slots?: NonNullable<Parameters<typeof renderScene>[1]>['slots'];
}

/** The group's page inside the shell; `group` is the gateway's group, or a function that is called for each request. */
export function showGroup(
  group: object | (() => object | null | Promise<object>),
  { as = ruth, responses = {}, path = '/prayer-groups/1', slots = {} }: Shown = {},
) {
  const known = typeof group === 'function' ? (group as () => object | null | Promise<object>) : () => group;
  return renderScene(
    <>
      <Routes>
        <Route path="/prayer-groups/:id" element={<GroupPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <ShellState />
    </>,
    {
      path,
      as,
      slots,
      responses: {
        GroupPage: async () => ({ prayerGroup: await known() }),
        GroupMembers: async () => ({ prayerGroup: await known() }),
        ManageGroup: async () => ({ prayerGroup: await known() }),
        ...responses,
      },
    },
  );
}
