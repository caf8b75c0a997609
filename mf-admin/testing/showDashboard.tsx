import { act } from '@testing-library/react';
import { Route, Routes, useLocation } from 'kit';
import { renderScene, ruth, type Responses } from 'kit/testing';
import { Dashboard } from '../dashboard/Dashboard';
import { someBackups } from './backups';
import { anActivity, anOverview, prayerPage, userPage } from './site';

const rights = { isSiteAdmin: true, isModerator: true };

export const admin = { ...ruth, id: 1, email: 'admin@example.org', name: 'Miriam Amram', ...rights };

export const moderator = { ...ruth, isModerator: true };

interface Shown {
  path?: string;
  as?: typeof ruth | null;
  responses?: Responses;
}

/** The dashboard inside the shell; by default of a site with a few figures and no content. */
export function showDashboard({ path = '/admin', as = admin, responses = {} }: Shown = {}) {
  return renderScene(
    <>
      <Routes>
        <Route path="/admin" element={<Dashboard />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Address />
    </>,
    {
      path,
      as,
      responses: {
        AdminOverview: () => anOverview(),
        ModeratorOverview: () => ({ moderationCount: 0, approvalCount: 0 }),
        AdminActivity: () => anActivity(),
        AdminBackups: () => ({ backups: someBackups() }),
        AdminPrayers: () => prayerPage([]),
        AdminUsers: () => userPage([]),
        ...responses,
      },
    },
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

type Calls = ReturnType<typeof showDashboard>['calls'];

/** The variables of each request of an operation, in order. */
export function variablesOf(calls: Calls, operation: string): object[] {
  return calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}

/** Advances jest's fake timers. */
export function passTime(milliseconds: number): Promise<void> {
  return act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}
