import { parse, validate } from 'graphql';

/**
 * Operations that a schema does not answer, with the first reason.
 *
 * @param {Record<string, string>} operations
 * @param {import('graphql').GraphQLSchema} schema
 */
export function invalidOperations(operations, schema) {
  return Object.entries(operations).flatMap(([operation, text]) => {
    const [first] = faultsOf(text, schema);
    return first ? [{ operation, why: first }] : [];
  });
}

function faultsOf(text, schema) {
  try {
    return validate(schema, parse(text)).map((error) => error.message);
  } catch (error) {
    return [error.message];
  }
}
