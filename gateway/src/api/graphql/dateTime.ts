import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { instant } from 'schema/rules/instant';

/** An instant: a Date inside the gateway, ISO 8601 in UTC outside. */
export const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant in ISO 8601, always UTC.',
  serialize: (value) => writeInstant(value as Date),
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : null),
});

function parseInstant(value: unknown): Date {
  const { data, error } = rule.safeParse(value);
  if (error) throw new GraphQLError(error.issues[0]!.message, { extensions: { code: 'BAD_USER_INPUT' } });
  return data;
}

const rule = instant('A DateTime is text in ISO 8601');

const day = 86_400_000;
const maxDays = 5_000;
const days = new Map<number, string>();

/** Like `toISOString`, which would take longer than all other work on a prayer of a list. */
function writeInstant(instant: Date): string {
  const time = instant.getTime();
  const today = Math.floor(time / day);
  let date = days.get(today);
  if (date === undefined) {
    date = instant.toISOString().slice(0, -'00:00:00.000Z'.length);
    if (days.size >= maxDays) days.clear();
    days.set(today, date);
  }
  const ms = time - today * day;
  const seconds = Math.floor(ms / 1000);
  const [hour, minute, second] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${date}${padded[hour]}:${padded[minute]}:${padded[second]}.${String(ms % 1000).padStart(3, '0')}Z`;
}

const padded = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
