import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { schema } from '../../app';
import { createGroup } from '../../domains/groups/groups';
import { postInGroup } from '../../domains/groups/posts';
import { valueOf } from '../../testing/acceptedValue';
import { openStream } from '../../testing/liveStream';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';

/** A null for each argument and each input field that may be null, or has a default: never a fault. */
let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
beforeEach(async () => {
  admin = await site.aMember({ email: 'admin@example.org' });
});
afterAll(() => site.close());

type Field = GraphQLField<unknown, unknown>;

const ofRoot = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => field.args.length > 0)
    .map((field) => [type === schema.getMutationType() ? 'mutation' : 'query', field.name, field] as const),
);

test.each(ofRoot)('%s %s', async (kind, _, field) => {
  for (const arg of field.args) {
    const others = field.args.filter((other) => other !== arg && isNonNullType(other.type));
    const given = Object.fromEntries(others.map((other) => [other.name, valueOf(other.type)]));
    if (mayBeNull(arg)) await expectNoFault(documentOf(kind, field, arg), { ...given, [arg.name]: null });
    for (const value of withNulls(arg.type)) {
      await expectNoFault(documentOf(kind, field, arg), { ...given, [arg.name]: value });
    }
  }
});

const subscriptions = Object.values(schema.getSubscriptionType()!.getFields()).map(
  (field) => [field.name, field] as const,
);

test.each(subscriptions)('subscription %s', async (_, field) => {
  for (const arg of field.args) {
    for (const value of [...(mayBeNull(arg) ? [null] : []), ...withNulls(arg.type)]) {
      const query = documentOf('subscription', field, arg);
      const stream = await openStream(gateway.url, { as: admin, query, variables: { [arg.name]: value } });
      stream.close();
      expect([query, value, stream.status < 500]).toEqual([query, value, true]);
      expect(stream.text()).not.toContain('INTERNAL_SERVER_ERROR');
    }
  }
});

const within = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .filter((type) => type !== schema.getQueryType() && type !== schema.getMutationType())
  .filter((type) => type !== schema.getSubscriptionType())
  .flatMap((type) =>
    Object.values(isObjectType(type) ? type.getFields() : {}).map((field) => [type.name, field] as const),
  )
  .filter(([, field]) => field.args.length > 0)
  .map(([type, field]) => [type, field.name, field] as const);

test.each(within)('%s.%s', async (type, _, field) => {
  const group = await createGroup(admin.context, { name: 'Gleaners', theme: 'general' });
  await postInGroup(admin.context, group.id, { content: 'Hello' });
  const way = wayTo(type);
  for (const arg of field.args.filter(mayBeNull)) {
    const inner = `${field.name}(${arg.name}: $value) ${selectionOf(field)}`;
    const document = `query ($value: ${nullableOf(arg.type)}) { ${way(inner)} }`;
    await expectNoFault(document, { value: null });
  }
});

/** Often enough to be compiled too. */
async function expectNoFault(query: string, variables: object): Promise<void> {
  const times = query.startsWith('query') ? 5 : 1;
  for (let time = 0; time < times; time += 1) {
    const { status, body } = await gateway.graphql(query, variables, { as: admin });
    expect([query, variables, status < 500]).toEqual([query, variables, true]);
    expect(JSON.stringify([query, body])).not.toContain('INTERNAL_SERVER_ERROR');
  }
}

const mayBeNull = ({ type, defaultValue }: Pick<GraphQLArgument, 'type' | 'defaultValue'>) =>
  !isNonNullType(type) || defaultValue !== undefined;

/** Values of an input object in which one field is null. */
function withNulls(type: GraphQLInputType): object[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return isNonNullType(nullable.ofType) ? [] : [[null]];
  if (!isInputObjectType(nullable)) return [];
  const good = valueOf(type) as object;
  return Object.values(nullable.getFields())
    .filter(mayBeNull)
    .map((field) => ({ ...good, [field.name]: null }));
}

const nullableOf = (type: GraphQLInputType) => String(getNullableType(type));

function documentOf(kind: string, field: Field, tested: GraphQLArgument): string {
  const args = field.args.filter((arg) => arg === tested || isNonNullType(arg.type));
  const declared = args.map(
    (arg) => `$${arg.name}: ${arg === tested ? nullableOf(arg.type) : String(arg.type)}`,
  );
  // A required argument without a default takes no nullable variable.
  const types = declared.map((one, index) =>
    mayBeNull(args[index]!) ? one : `$${args[index]!.name}: ${String(args[index]!.type)}`,
  );
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${kind} (${types.join(', ')}) { ${field.name}(${given}) ${selectionOf(field)} }`;
}

const selectionOf = (field: Field) => (isLeafType(getNamedType(field.type)) ? '' : '{ __typename }');

/** How a field of a type is reached from Query. */
function wayTo(type: string): (inner: string) => string {
  const ways: Record<string, (inner: string) => string> = {
    PrayerGroup: (inner) => `prayerGroups { ${inner} }`,
    GroupPost: (inner) => `prayerGroups { posts { posts { ${inner} } } }`,
    Prayer: (inner) => `prayers { prayers { ${inner} } }`,
  };
  const way = ways[type];
  if (!way) throw new Error(`No way to a field with arguments of ${type}`);
  return way;
}
