import type { Tag } from './domain';

/** The headings under which the API is described, in their order. */
export const tags = {
  prayers: { name: 'Prayers', description: 'The wall: prayers, amens, words of encouragement, updates.' },
  testimonies: { name: 'Testimonies', description: 'Answered prayers, and praise for them.' },
  groups: { name: 'Prayer groups', description: 'Groups, requests to join them, and their posts.' },
  chains: { name: 'Prayer chains', description: 'Hours of prayer, each covered by one member.' },
  reminders: { name: 'Reminders', description: 'Your own reminders to pray.' },
  account: { name: 'Account', description: 'Your own account and data.' },
  tokens: {
    name: 'API tokens',
    description: 'Keys with which programs act for their member: `Authorization: Bearer pw_…`.',
  },
  signIn: { name: 'Signing in', description: 'The ways in and out, for browsers.' },
  site: { name: 'Site', description: 'Figures, banners, the verse of the day, and the weekly digest.' },
  administration: { name: 'Administration', description: 'For site administrators, in a browser.' },
} as const satisfies Record<string, Tag>;
