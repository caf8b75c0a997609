import type { Page } from '@playwright/test';
import { isOperation } from './calls';

/** Responses to operations, for states that a story cannot reach without disturbing the others. */
export interface OperationResponse {
  operation: string;
  data: object;
}

const boaz = { __typename: 'User', firstName: 'Boaz', lastName: null, name: 'Boaz' };

/** A prayer that waits: `Approve first` would be of the whole site. */
export const prayersToApprove: OperationResponse = {
  operation: 'PrayersToApprove',
  data: {
    prayersToApprove: [
      {
        __typename: 'Prayer',
        id: 2_000_000_001,
        title: 'A field to glean in',
        description: 'Please pray that we find one before the harvest ends.',
        category: 'family',
        onBehalfOf: 'Naomi',
        isAnonymous: false,
        editedAt: null,
        createdAt: '2026-11-20T09:00:00.000Z',
        needsCare: true,
        user: boaz,
      },
    ],
  },
};

export const teamMembers: OperationResponse = {
  operation: 'TeamMembers',
  data: {
    teamMembers: [
      { __typename: 'AdminUser', id: 2_000_000_002, name: 'Boaz', email: 'boaz@bethlehem.example.org' },
    ],
    teamPrayers: [],
  },
};

/** Passkeys need a device. */
export const waysToSignIn: OperationResponse = {
  operation: 'WaysToSignIn',
  data: {
    passkeys: [
      {
        __typename: 'Passkey',
        id: 2_000_000_003,
        name: 'Firefox on Linux',
        createdAt: '2026-11-20T09:00:00.000Z',
        lastUsedAt: null,
        mayBeCopied: true,
      },
    ],
    waysToSignIn: [
      {
        __typename: 'WayToSignIn',
        id: 2_000_000_004,
        provider: 'email',
        address: 'ruth.of.moab@bethlehem.example.org',
        lastUsedAt: '2026-11-20T09:00:00.000Z',
      },
    ],
  },
};

/** Gives a page these responses instead of the server's. */
export async function respond(page: Page, ...responses: OperationResponse[]): Promise<void> {
  await page.route('**/graphql', (route) => {
    const found = responses.find(({ operation }) => isOperation(route.request(), operation));
    return found ? route.fulfill({ json: { data: found.data } }) : route.fallback();
  });
}
