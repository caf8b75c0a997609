import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** An instant: a Date inside the house, ISO 8601 in UTC outside. */
export const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant in ISO 8601, always UTC.',
  serialize: (value) => (value as Date).toISOString(),
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : null),
});

function parseInstant(value: unknown): Date {
  const instant = typeof value === 'string' ? new Date(value) : null;
  if (!instant || Number.isNaN(instant.getTime())) {
    throw new GraphQLError('A DateTime is text in ISO 8601', { extensions: { code: 'BAD_USER_INPUT' } });
  }
  return instant;
}
