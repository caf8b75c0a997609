import { displayName, initials } from './displayName';

const nobody = { firstName: null, lastName: null, name: null };

test.each([
  [null, 'Anonymous', '?'],
  [{ firstName: 'Ruth', lastName: 'Moab', name: 'Ruthie' }, 'Ruth Moab', 'RM'],
  [{ firstName: 'Ruth', lastName: null, name: 'Ruthie of Moab' }, 'Ruthie of Moab', 'RO'],
  [{ ...nobody, name: 'boaz' }, 'boaz', 'B'],
  [nobody, 'Community Member', '?'],
])('an author %j is shown as %s with initials %s', (author, name, letters) => {
  expect(displayName(author)).toBe(name);
  expect(initials(author)).toBe(letters);
});
