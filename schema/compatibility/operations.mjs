import { parse, validate } from 'graphql';

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

function errorsOf(text, schema) {
  try {
    return validate(schema, parse(text)).map((error) => error.message);
  } catch (error) {
    return [error.message];
  }
}
