import { addTypePolicies, pagedList } from 'kit';

// One list for each search, however many rows are requested at once.
const searched = { keyArgs: ['search'], keepsOlder: true } as const;

addTypePolicies({
  Query: {
    fields: {
      adminPrayers: pagedList('prayers', searched),
      adminUsers: pagedList('users', searched),
      auditLog: pagedList('entries'),
    },
  },
});
