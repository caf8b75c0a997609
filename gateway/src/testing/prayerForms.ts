/** A form that every rule accepts. */
export const prayerForm = {
  name: 'Ruth of Moab',
  email: 'ruth@example.org',
  title: 'Safe travel',
  description: 'Please pray for the road to Bethlehem.',
  category: 'family',
  isAnonymous: false,
};
