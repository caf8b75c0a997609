import { addTypePolicies, pagedList } from 'kit';

addTypePolicies({
  // Types that several areas read and that have no id.
  Viewer: { merge: true },
  Stats: { merge: true, keyFields: [] },
  Query: { fields: { notifications: pagedList('notifications') } },
});
