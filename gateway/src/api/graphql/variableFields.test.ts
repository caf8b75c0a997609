import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { fieldOfVariable } from './variableFields';

let site: TestSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
afterAll(() => site.close());

const form = {
  name: 'Ruth',
  email: 'ruth@example.org',
  title: 'Rain',
  description: 'For the fields of Boaz.',
};

test.each([
  [
    'mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { needsCare } }',
    'input',
    { ...form, category: 'x' },
    'category',
  ],
  [
    'mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { needsCare } }',
    'input',
    { ...form, color: 1 },
    'color',
  ],
  [
    'mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { needsCare } }',
    'input',
    null,
    'input',
  ],
  ['query ($sort: PrayerSort!) { prayers(sort: $sort) { prayers { id } } }', 'sort', 'newest', 'sort'],
  ['query ($in: [Category!]) { prayers(categories: $in) { prayers { id } } }', 'in', ['health', 'x'], 'in.1'],
])('%s: a variable of another type names its field (%#)', async (query, name, value, path) => {
  const { body } = await gateway.graphql(query, { [name]: value });
  expect(body.errors[0].extensions).toEqual({
    code: 'BAD_USER_INPUT',
    messageCode: 'BAD_USER_INPUT',
    fieldErrors: [{ path, message: 'This value is not valid', code: 'VALUE_NOT_VALID' }],
  });
});

test('a name that is no field of ours may be of any length, a path not', () => {
  const words = `Variable "$input" got invalid value {}; Field "${'x'.repeat(101)}" is not defined by type "Form".`;
  expect(fieldOfVariable(words)).toBe('input');
});

test('other words name none', () => {
  expect(fieldOfVariable('Cannot query field "colour" on type "Prayer".')).toBeNull();
});
