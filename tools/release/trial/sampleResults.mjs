import { execute, isAbstractType, isEnumType, isListType, isNonNullType, getNamedType, parse } from 'graphql';

/**
 * A result of an operation with invented values, as the schema types them.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @param {{ query: string, variables?: object, operationName?: string }} request
 * @param {boolean} isEmpty lists have no items and what may be null is null; otherwise everything is there, lists with
 *   one item
 */
export function sampleResult(schema, { query, variables, operationName }, isEmpty) {
  return execute({
    schema,
    document: parse(query),
    operationName,
    variableValues: variables,
    fieldResolver: (_source, _args, _context, { fieldName, returnType }) =>
      sampleOf(returnType, fieldName, isEmpty),
    typeResolver: (_value, _context, { schema: { getPossibleTypes } }, type) =>
      getPossibleTypes.call(schema, type)[0].name,
  });
}

function sampleOf(type, name, isEmpty) {
  if (isNonNullType(type)) return sampleInside(type.ofType, name, isEmpty);
  return isEmpty ? null : sampleInside(type, name, isEmpty);
}

function sampleInside(type, name, isEmpty) {
  if (isListType(type)) return isEmpty ? [] : [sampleOf(type.ofType, name, isEmpty)];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0].value;
  if (isAbstractType(named) || !(named.name in scalars)) return {};
  return scalars[named.name](name);
}

const scalars = {
  Int: () => 1,
  Float: () => 1,
  Boolean: () => false,
  ID: () => '1',
  DateTime: () => new Date().toISOString(),
  String: textOf,
};

/** Texts with a meaning by the names of their fields: a time zone that does not exist would break every page. */
function textOf(name) {
  if (/zone/i.test(name)) return 'UTC';
  if (/url|href|address$|link$/i.test(name)) return '/';
  if (/time$/i.test(name)) return '07:30';
  return /(date|day|month)$/i.test(name) ? '2026-11-22' : 'Words';
}
