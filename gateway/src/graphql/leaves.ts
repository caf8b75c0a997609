import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Whether a value of an answer may be written as it is: the `serialize` of its type would give back the same. */
type Check = (value: unknown) => boolean;

/** What is asked of an object under one name of the answer; several fragments may ask for parts of it. */
interface Asked {
  type: GraphQLOutputType;
  selections: SelectionSetNode[];
}

/**
 * Whether all text, numbers, truths and names of enums of an answer are already what their types write. Compiled code
 * that does not look at them takes a tenth less time for a page of the wall; this finds what it passes on by mistake,
 * such as a count that came as text.
 *
 * For documents that the rules of GraphQL have found good, of objects alone: what may be of several types is never good
 * here. Scalars of our own are written by compiled code itself.
 */
export function createLeafCheck(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Check {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const root = schema.getRootType(operation.operation);
  return root ? checkOf({ type: root, selections: [operation.selectionSet] }) : refuse;

  function checkOf({ type, selections }: Asked): Check {
    if (isNonNullType(type)) return checkOf({ type: type.ofType, selections });
    if (isListType(type)) return checkOfList(checkOf({ type: type.ofType, selections }));
    if (!isObjectType(type)) return checkOfLeaf(type);
    const asked = new Map<string, Asked>();
    for (const selection of selections) gather(type, selection, asked);
    return checkOfObject(Array.from(asked, ([name, field]) => ({ name, isGood: checkOf(field) })));
  }

  function gather(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    asked: Map<string, Asked>,
  ): void {
    for (const one of selections) {
      if (one.kind !== Kind.FIELD) {
        const fragment = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value)!;
        gather(type, fragment.selectionSet, asked);
        continue;
      }
      const field = type.getFields()[one.name.value];
      // `__typename` is written by compiled code itself.
      if (!field) continue;
      const name = one.alias?.value ?? one.name.value;
      const known = asked.get(name) ?? { type: field.type, selections: [] };
      if (one.selectionSet) known.selections.push(one.selectionSet);
      asked.set(name, known);
    }
  }
}

const refuse: Check = () => false;

function checkOfList(isGood: Check): Check {
  return (value) => Array.isArray(value) && value.every((one) => isNothing(one) || isGood(one));
}

function checkOfObject(fields: readonly { name: string; isGood: Check }[]): Check {
  return (value) => {
    for (const { name, isGood } of fields) {
      const inner = (value as Record<string, unknown>)[name];
      if (!isNothing(inner) && !isGood(inner)) return false;
    }
    return true;
  };
}

function checkOfLeaf(type: GraphQLOutputType): Check {
  if (type instanceof GraphQLEnumType) {
    const names = new Set<unknown>(
      type.getValues().flatMap(({ name, value }) => (name === value ? [name] : [])),
    );
    return (value) => names.has(value);
  }
  // A scalar of our own has been written already; what may be of several types was not looked at.
  return leafChecks.get(type) ?? (isScalarType(type) ? () => true : refuse);
}

/** Of 32 bits. */
const isWholeNumber: Check = (value) => typeof value === 'number' && (value | 0) === value;

const isText: Check = (value) => typeof value === 'string';

const leafChecks = new Map<GraphQLOutputType, Check>([
  [GraphQLString, isText],
  [GraphQLID, isText],
  [GraphQLBoolean, (value) => typeof value === 'boolean'],
  [GraphQLInt, isWholeNumber],
  [GraphQLFloat, Number.isFinite],
]);

const isNothing = (value: unknown) => value === null || value === undefined;
