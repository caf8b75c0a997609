import { z, type ZodRawShape } from 'zod';

/**
 * A named part of responses. Its fields are described by the GraphQL type of the same name, or by `like`; a field that
 * the type does not have says by `describe` what it is.
 */
export function part<Shape extends ZodRawShape>(name: string, shape: Shape, { like = name } = {}) {
  return z.strictObject(shape).meta({ id: name, like });
}

/** The number of a thing, and a count. */
export const number = z.int();

/** ISO 8601, always UTC. */
export const instant = z.iso.datetime();

export const author = part('Author', {
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  name: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});
