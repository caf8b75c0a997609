import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';

/** A value that the type accepts. */
export function valueOf(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (isInputObjectType(nullable)) {
    const required = Object.values(nullable.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type)]));
  }
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  return nullable.name === 'Boolean' ? true : nullable.name === 'Int' ? 1 : 'Some words of a text';
}
