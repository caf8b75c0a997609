import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  print,
  typeFromAST,
  type DefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Area } from 'schema/area';
import type { Remote } from 'schema/registry';

/** An operation of a released page, to try. */
export interface Example {
  area: string;
  name: string;
  query: string;
  /** JSON of variables that the operation accepts. */
  variables: string;
}

/** Every operation of the areas' live versions, that of an area's first page first. */
export function examplesOf(
  areas: Readonly<Record<string, Pick<Area, 'operations' | 'routes'>>>,
  schema: GraphQLSchema,
): Example[] {
  return Object.entries(areas).flatMap(([area, { operations, routes }]) => {
    const pages = routes.flatMap(({ operation }) => operation?.name ?? []);
    const names = new Set([...pages, ...Object.keys(operations).toSorted()]);
    return [...names].flatMap((name) => {
      const text = operations[name];
      if (text === undefined) return [];
      return [{ area, name, query: readable(text), variables: variablesOf(text, schema) }];
    });
  });
}

/** The live version of each area. */
export function liveAreas(remotes: Readonly<Record<string, Remote>>): Record<string, Area> {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { live, versions }]) => [name, versions[live]!] as const),
  );
}

/** Pages send it on one line, in the order of its files. */
function readable(text: string): string {
  const { definitions } = parse(text, { noLocation: true });
  const isFragment = ({ kind }: DefinitionNode) => kind === Kind.FRAGMENT_DEFINITION;
  return [...definitions.filter((one) => !isFragment(one)), ...definitions.filter(isFragment)]
    .map(print)
    .join('\n\n');
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
