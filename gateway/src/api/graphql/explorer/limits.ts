import { usualLimits } from '../../../platform/limits/rateLimits';
import { documentBounds } from '../bounds';
import { maxBytes } from '../graphqlHandler';
import { maxDepth, maxValues } from '../inputBounds';
import { costs } from '../refusedOperations';

/** The limits of a caller's requests, each with its description. */
export const limits: readonly { what: string; limit: string }[] = [
  { what: 'depth of a document', limit: count(documentBounds.depth) },
  { what: 'aliases in a document', limit: count(documentBounds.aliases) },
  { what: 'directives in a document', limit: count(documentBounds.directives) },
  {
    what: 'cost of a document',
    limit: `${count(documentBounds.cost)}: an object 2, any other field 1, what is inside 1.5 times`,
  },
  { what: 'tokens in a document', limit: count(documentBounds.tokens) },
  { what: 'mutation fields in a document', limit: count(documentBounds.mutationFields) },
  { what: 'values in the variables', limit: `${count(maxValues)}, nested ${maxDepth} times` },
  { what: 'a request', limit: '100 kB' },
  {
    what: 'a response',
    limit: `${maxBytes.visitor / 1024} kB for visitors, ${maxBytes.any / 1024 ** 2} MB for members`,
  },
  {
    what: 'requests in a minute from one address',
    limit: `${count(usualLimits.write)} by POST, ${count(usualLimits.read)} by GET`,
  },
  {
    what: 'a refused request',
    limit: `counts as ${costs.refused + 1}, one with excessive variables or response as ${costs.excessive + 1}`,
  },
];

function count(number: number): string {
  return number.toLocaleString('en');
}
