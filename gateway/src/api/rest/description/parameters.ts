import type { DescribedRoute } from '../../../domains/route';
import type { JsonSchema, Schemas } from './schemas';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: JsonSchema;
}

/** The meanings of the parameters of queries, by name. */
const meanings: Record<string, string> = {
  before: 'Only comments before the one with this number.',
  category: 'Categories, separated by commas; `all`, or nothing, for every one.',
  exclude: 'Numbers of prayers that are left out, separated by commas; at most 1,000.',
  limit: 'How many at most.',
  page: 'The page, from 1.',
  search: 'Words to search for.',
  sortBy: 'The order: newest first, most amens first, or most amens lately.',
  theme: 'Only groups with this theme.',
  timeZone: "IANA name; by default the member's own, or UTC.",
};

/** The parameters of a route: the numbers in its path, and what its rule takes from the query. */
export function parametersOf({ path, docs: { query } }: DescribedRoute, schemas: Schemas): Parameter[] {
  const inPath = [...path.matchAll(/([\w-]+)\/:(\w+)/g)].map(([, collection = '', name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    description: `Number of the ${collection.replaceAll('-', ' ').replace(/s$/, '')}.`,
    schema: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 },
  }));
  const { properties = {}, required = [] } = query ? schemas.ofQuery(query) : {};
  const inQuery = Object.entries(properties).map(([name, schema]): Parameter => {
    const description = schema.description ?? meanings[name];
    if (description === undefined) throw new Error(`${path}: nothing says what ${name} means`);
    return { name, in: 'query', required: required.includes(name), description, schema };
  });
  return [...inPath, ...inQuery];
}
