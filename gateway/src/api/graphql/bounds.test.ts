import { parse, validate } from 'graphql';
import { schema } from '../../app';
import { ownOperations } from '../../testing/ownOperations';
import { boundsRules } from './bounds';

test.each(ownOperations)('operations of the site stay within the limits: $frontEnd $name', ({ text }) => {
  expect(validate(schema, parse(text), boundsRules).map(({ message }) => message)).toEqual([]);
});

test('excessive nesting is refused', () => {
  const nested = `{ prayerGroup(id: 1) { posts(first: 100) { posts { comments(last: 100) { id author { name } } } } } }`;
  expect(validate(schema, parse(nested), boundsRules)).not.toEqual([]);
});
