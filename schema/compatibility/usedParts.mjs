import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  parse,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * The parts of a schema that an operation depends on, as coordinates: `Prayer`, `Prayer.title`, `Query.prayers.first`,
 * `PrayerSort.recent`. All fields of an input type count, because its values are known only at run time.
 *
 * @param {string} operation
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {Set<string>}
 */
export function usedParts(operation, schema) {
  const used = new Set();
  const document = parse(operation);
  const types = new TypeInfo(schema);

  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => addField(used, schema, types.getParentType(), types.getFieldDef()),
      Argument({ name }) {
        for (const owner of concreteAndOwn(schema, types.getParentType())) {
          used.add(`${owner.name}.${types.getFieldDef()?.name}.${name.value}`);
        }
        addType(used, types.getArgument()?.type);
      },
      VariableDefinition: ({ type }) => addType(used, typeFromAST(schema, type)),
    }),
  );
  return used;
}

function addField(used, schema, parent, field) {
  if (!parent || !field) return;
  for (const owner of concreteAndOwn(schema, parent)) {
    used.add(owner.name).add(`${owner.name}.${field.name}`);
  }
  addType(used, field.type);
}

/** An interface's field resolves on one of the implementing types. */
function concreteAndOwn(schema, type) {
  if (!type) return [];
  return isAbstractType(type) ? [type, ...schema.getPossibleTypes(type)] : [type];
}

function addType(used, type) {
  const named = type && getNamedType(type);
  if (!named || (used.has(named.name) && !isInputObjectType(named) && !isEnumType(named))) return;
  const isNew = !used.has(named.name);
  used.add(named.name);
  if (isEnumType(named)) for (const { name } of named.getValues()) used.add(`${named.name}.${name}`);
  if (isInputObjectType(named) && isNew) {
    for (const field of Object.values(named.getFields())) {
      used.add(`${named.name}.${field.name}`);
      addType(used, field.type);
    }
  }
}
