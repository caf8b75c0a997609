import { NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql';

/**
 * The operations that are invalid in a schema, each with the first reason.
 *
 * @param {Record<string, string>} operations
 * @param {import('graphql').GraphQLSchema} schema
 */
export function invalidOperations(operations, schema) {
  return Object.entries(operations).flatMap(([operation, text]) => {
    const [first] = errorsOf(text, schema);
    return first ? [{ operation, why: first }] : [];
  });
}

/**
 * What the operations request although the schema deprecates it, each use with the schema's reason.
 *
 * @param {Record<string, string>} operations
 * @param {import('graphql').GraphQLSchema} schema
 */
export function deprecatedUses(operations, schema) {
  return Object.entries(operations).flatMap(([operation, text]) =>
    [...new Set(errorsOf(text, schema, [NoDeprecatedCustomRule]))].map((why) => ({ operation, why })),
  );
}

function errorsOf(text, schema, rules = specifiedRules) {
  try {
    return validate(schema, parse(text), rules).map((error) => error.message);
  } catch (error) {
    return [error.message];
  }
}
