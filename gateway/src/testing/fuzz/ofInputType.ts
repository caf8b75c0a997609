import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
} from 'graphql';
import { anyJson, hostileNumber, hostileText } from './anyJson';
import { likelyText } from './ofRule';

/** Values for a variable of this type: mostly valid by type, with unexpected content. */
export function valueOf(type: GraphQLInputType, name: string): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: typed(type, name) }, { weight: 1, arbitrary: anyJson });
}

function typed(type: GraphQLInputType, name: string): Arbitrary<unknown> {
  if (isNonNullType(type)) return typed(type.ofType, name);
  if (isListType(type)) return fc.array(valueOf(type.ofType, name), { maxLength: 4 });
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fc.record(
      Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, field.name)])),
      { requiredKeys: fields.filter((field) => isNonNullType(field.type)).map((field) => field.name) },
    );
  }
  if (isEnumType(type))
    return fc.constantFrom(...type.getValues().map((value) => value.name), 'no_such_value');
  return scalar(type, name);
}

function scalar(type: GraphQLNamedInputType, name: string): Arbitrary<unknown> {
  switch (type.name) {
    case 'Int':
      return fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 1, max: 6 }) },
        { weight: 1, arbitrary: hostileNumber },
      );
    case 'Float':
      return hostileNumber;
    case 'Boolean':
      return fc.boolean();
    default:
      return fc.oneof({ weight: 2, arbitrary: likelyText({}, name) }, { weight: 1, arbitrary: hostileText });
  }
}
