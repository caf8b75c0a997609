import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** An operation of a released page, to try. */
export interface Example {
  area: string;
  name: string;
  query: string;
  /** JSON of variables that the operation accepts. */
  variables: string;
}

/** The live version of an area, as far as it matters here. */
export interface ReleasedArea {
  operations: Readonly<Record<string, string>>;
  routes: readonly { operation?: { name: string } | undefined }[];
}

/** Every operation of the areas, that of an area's first page first. */
export function examplesOf(areas: Readonly<Record<string, ReleasedArea>>, schema: GraphQLSchema): Example[] {
  return Object.entries(areas).flatMap(([area, { operations, routes }]) => {
    const pages = routes.flatMap(({ operation }) => operation?.name ?? []);
    const names = new Set([...pages, ...Object.keys(operations).toSorted()]);
    return [...names].flatMap((name) => {
      const query = operations[name];
      return query === undefined ? [] : [{ area, name, query, variables: variablesOf(query, schema) }];
    });
  });
}

function variablesOf(query: string, schema: GraphQLSchema): string {
  const variables = parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
          const input = typeFromAST(schema, type) as GraphQLInputType | undefined;
          return input && isNonNullType(input) && !defaultValue
            ? [[variable.name.value, sampleOf(input)] as const]
            : [];
        })
      : [],
  );
  return variables.length === 0 ? '' : JSON.stringify(Object.fromEntries(variables), null, 2);
}

/** A value of the type, of an input object its required fields alone. */
function sampleOf(type: GraphQLInputType): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return [];
  const named = getNamedType(given);
  if (isEnumType(named)) return named.getValues()[0]!.name;
  if (isInputObjectType(named)) {
    const required = Object.values(named.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
  }
  return samples[named.name] ?? '';
}

const samples: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: false,
  DateTime: new Date(0).toISOString(),
};
