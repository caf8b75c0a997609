// @ts-check
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';

/**
 * A part of a schema.
 *
 * @typedef {object} Part
 * @property {string} part its coordinate: `Prayer`, `Prayer.title`, `Query.prayers.first`, `PrayerSort.recent`
 * @property {string} is its type and default; of a type its kind, interfaces and members
 * @property {string} text as people write it
 * @property {string | null} reason why it is deprecated
 */

/**
 * Every part of a schema, types before what is inside.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {Part[]}
 */
export function partsOfSchema(schema) {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => [
      { part: type.name, is: kindOf(type), text: `${type.name}: ${kindOf(type)}`, reason: null },
      ...partsInside(type),
    ]);
}

/** @param {import('graphql').GraphQLNamedType} type */
function kindOf(type) {
  if (isEnumType(type)) return 'enum';
  if (isInputObjectType(type)) return 'input';
  if (isUnionType(type)) return `union of ${type.getTypes().join(', ')}`;
  if (!isObjectType(type) && !isInterfaceType(type)) return 'scalar';
  return [isObjectType(type) ? 'type' : 'interface', ...type.getInterfaces().map(String)].join(
    ' implements ',
  );
}

/**
 * @param {import('graphql').GraphQLNamedType} type
 * @returns {Part[]}
 */
function partsInside(type) {
  if (isEnumType(type))
    return type.getValues().map(({ name, deprecationReason }) => {
      const part = `${type.name}.${name}`;
      return { part, is: 'value', text: part, reason: deprecationReason ?? null };
    });
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => typed(type.name, field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    typed(type.name, field),
    ...field.args.map((argument) => typed(`${type.name}.${field.name}`, argument)),
  ]);
}

/**
 * @param {string} owner
 * @param {import('graphql').GraphQLField<unknown, unknown> | import('graphql').GraphQLInputField | import('graphql').GraphQLArgument} field
 * @returns {Part}
 */
function typed(owner, field) {
  const part = `${owner}.${field.name}`;
  const taken =
    'args' in field ? field.args.map(({ name, type }) => `${name}: ${String(type)}`).join(', ') : '';
  const isGiven = 'defaultValue' in field && field.defaultValue !== undefined;
  const is = `${String(field.type)}${isGiven ? ` = ${JSON.stringify(field.defaultValue)}` : ''}`;
  return {
    part,
    is,
    text: `${part}${taken && `(${taken})`}: ${is}`,
    reason: field.deprecationReason ?? null,
  };
}
