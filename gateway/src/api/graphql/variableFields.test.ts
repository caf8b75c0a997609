import { fieldOfVariable } from './variableFields';

test('a name that is no field of ours may be of any length, a path not', () => {
  const words = `Variable "$input" got invalid value {}; Field "${'x'.repeat(101)}" is not defined by type "Form".`;
  expect(fieldOfVariable(words)).toBe('input');
});

test('other words name none', () => {
  expect(fieldOfVariable('Cannot query field "colour" on type "Prayer".')).toBeNull();
});
