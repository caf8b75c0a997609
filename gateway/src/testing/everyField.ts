import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { schema } from '../app';

/** Values of arguments in SDL, by field (`prayer`), by field and argument (`prayer.id`) or by argument (`first`). */
export type Given = Readonly<Record<string, string>>;

/** A query for each field of Query that selects everything down to a depth. */
export function queriesForEverything(
  given: Given,
  depth: number,
  operation = 'Everything',
): [name: string, query: string][] {
  return Object.entries(schema.getQueryType()!.getFields()).map(([name, field]) => [
    name,
    `query ${operation} { ${selectionOf(field, given, depth)} }`,
  ]);
}

/** Every field of a type with its own fields, down to a depth. */
export function everythingOf(type: GraphQLOutputType, given: Given, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const parts = Object.values(named.getFields())
    .filter((field) => depth > 1 || isLeafType(getNamedType(field.type)))
    .map((field) => selectionOf(field, given, depth - 1));
  return `{ __typename ${parts.join(' ')} }`;
}

function selectionOf(field: GraphQLField<unknown, unknown>, given: Given, depth: number): string {
  const args = field.args.flatMap((arg) => argumentOf(field, arg, given));
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${everythingOf(field.type, given, depth)}`;
}

function argumentOf(field: { name: string }, arg: GraphQLArgument, given: Given): string[] {
  const value = given[`${field.name}.${arg.name}`] ?? given[arg.name];
  if (value !== undefined) return [`${arg.name}: ${value}`];
  if (isRequiredArgument(arg)) throw new Error(`No value for the argument ${arg.name} of ${field.name}`);
  return [];
}
