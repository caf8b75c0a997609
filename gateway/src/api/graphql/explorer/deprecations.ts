import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** The operations of a front-end that visitors may have, by name. */
export interface Sender {
  /** Such as 'mf-wall 3f2a91 (live)'. */
  who: string;
  operations: Readonly<Record<string, string>>;
}

/** A deprecated part of the schema. */
export interface Deprecation {
  /** Its coordinate: `Prayer.title`, `Query.prayers.first`, `PrayerSort.recent`. */
  part: string;
  reason: string;
  /** Who must change before it can be removed. */
  uses: { who: string; operations: string[] }[];
}

/** Everything that the schema deprecates, with the released operations that still request it. */
export function findDeprecations(schema: GraphQLSchema, senders: readonly Sender[]): Deprecation[] {
  const deprecated = deprecatedParts(schema);
  if (deprecated.length === 0) return [];
  const requests = senders.map(({ who, operations }) => ({
    who,
    operations: Object.entries(operations).map(([name, text]) => ({ name, parts: partsOf(text, schema) })),
  }));
  return deprecated.map(({ part, reason }) => ({
    part,
    reason,
    uses: requests.flatMap(({ who, operations }) => {
      const users = operations.filter(({ parts }) => parts.has(part)).map(({ name }) => name);
      return users.length === 0 ? [] : [{ who, operations: users }];
    }),
  }));
}

interface Part {
  part: string;
  of: { deprecationReason?: string | null | undefined };
}

function deprecatedParts(schema: GraphQLSchema): Pick<Deprecation, 'part' | 'reason'>[] {
  return Object.values(schema.getTypeMap())
    .flatMap(partsOfType)
    .flatMap(({ part, of: { deprecationReason: reason } }) =>
      typeof reason === 'string' ? [{ part, reason }] : [],
    );
}

function partsOfType(type: GraphQLNamedType): Part[] {
  if (isEnumType(type))
    return type.getValues().map((value) => ({ part: `${type.name}.${value.name}`, of: value }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => ({
      part: `${type.name}.${field.name}`,
      of: field,
    }));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field): Part[] => [
    { part: `${type.name}.${field.name}`, of: field },
    ...field.args.map((arg) => ({ part: `${type.name}.${field.name}.${arg.name}`, of: arg })),
  ]);
}

/** The coordinates of what an operation names. Those of the values of its variables are known only at run time. */
function partsOf(operation: string, schema: GraphQLSchema): Set<string> {
  const parts = new Set<string>();
  const info = new TypeInfo(schema);
  visit(
    parse(operation),
    visitWithTypeInfo(info, {
      Field: ({ name }) => void parts.add(`${info.getParentType()?.name}.${name.value}`),
      Argument: ({ name }) =>
        void parts.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}.${name.value}`),
      ObjectField: ({ name }) => void parts.add(`${nameOf(info.getParentInputType())}.${name.value}`),
      EnumValue: ({ value }) => void parts.add(`${nameOf(info.getInputType())}.${value}`),
    }),
  );
  return parts;
}

const nameOf = (type: Parameters<typeof getNamedType>[0]) => getNamedType(type)?.name;
