import { Route, Routes } from 'kit';
import { renderScene, ruth, type Answers } from 'kit/testing';
import { Surroundings } from '../../testing/surroundings';
import { GroupPage } from '../GroupPage';

interface Shown {
  as?: typeof ruth | null;
  answers?: Answers;
  path?: string;
  /** What other areas fill; nothing unless told. */
  slots?: NonNullable<Parameters<typeof renderScene>[1]>['slots'];
}

/** The group's page as it stands in the shell; `group` is what the gateway knows, asked anew each time. */
export function showGroup(
  group: object | (() => object | null | Promise<object>),
  { as = ruth, answers = {}, path = '/prayer-groups/1', slots = {} }: Shown = {},
) {
  const known = typeof group === 'function' ? (group as () => object | null | Promise<object>) : () => group;
  return renderScene(
    <>
      <Routes>
        <Route path="/prayer-groups/:id" element={<GroupPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Surroundings />
    </>,
    {
      path,
      as,
      slots,
      answers: {
        GroupPage: async () => ({ prayerGroup: await known() }),
        GroupMembers: async () => ({ prayerGroup: await known() }),
        ManageGroup: async () => ({ prayerGroup: await known() }),
        ...answers,
      },
    },
  );
}
