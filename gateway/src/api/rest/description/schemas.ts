import { isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { RouteDocs } from '../../../domains/route';

/** A JSON schema, as OpenAPI 3.1 has it. */
export interface JsonSchema {
  [key: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
}

/** The parts that several calls share, by name, and how rules become references to them. */
export interface Schemas {
  components: Record<string, JsonSchema>;
  /** The form of a response. */
  ofResponse(rule: z.core.$ZodType): JsonSchema;
  /** The form of a request. */
  ofPayload(body: NonNullable<RouteDocs['body']>): JsonSchema;
  /** The parameters of a query. */
  ofQuery(rule: z.core.$ZodType): JsonSchema;
}

/** Makes JSON schemas of zod rules, described by the GraphQL schema. */
export function createSchemas(graphql: GraphQLSchema): Schemas {
  const components: Record<string, JsonSchema> = {};

  return {
    components,
    ofResponse(rule) {
      const { $defs = {}, ...schema } = convert(rule, 'output') as JsonSchema & {
        $defs?: Record<string, JsonSchema>;
      };
      for (const [name, { like = name, id: _, ...part }] of Object.entries($defs))
        components[name] ??= described(part, String(like));
      return schema;
    },
    ofPayload({ name, rule, fields, required = [] }) {
      const schema = convert(rule, 'input');
      components[name] ??= described(
        { ...schema, required: [...(schema.required ?? []), ...required] },
        name,
        fields,
      );
      return { $ref: `${componentsPath}${name}` };
    },
    ofQuery: (rule) => convert(rule, 'input'),
  };

  /** The same schema with the descriptions of a GraphQL type; those of its own go first. */
  function described(schema: JsonSchema, typeName: string, own: Record<string, string> = {}): JsonSchema {
    const type = graphql.getType(typeName);
    const isDescribed = isObjectType(type) || isInputObjectType(type);
    const fields = isDescribed ? type.getFields() : {};
    const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const description = property.description ?? own[name] ?? fields[name]?.description ?? undefined;
      return [name, description === undefined ? property : { ...property, description }];
    });
    return {
      ...schema,
      description: schema.description ?? type?.description ?? undefined,
      properties: Object.fromEntries(properties),
    };
  }
}

const componentsPath = '#/components/schemas/';

function convert(rule: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const schema = z.toJSONSchema(rule, {
    io,
    override({ zodSchema, jsonSchema }) {
      if (io === 'input') addDefault(zodSchema, jsonSchema);
      simplify(jsonSchema, io);
    },
  });
  const { $schema: _, ...rest } = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', `"${componentsPath}`),
  ) as JsonSchema;
  return rest;
}

/** zod leaves out the default of what is read from text. One that a caller could not send means 'all'. */
function addDefault({ _zod: { def } }: z.core.$ZodTypes, schema: z.core.JSONSchema.BaseSchema): void {
  if (def.type !== 'default' || !z.safeParse(def.innerType, def.defaultValue).success) return;
  schema.default ??= def.defaultValue;
}

/** Leaves out what says nothing to a client, or would break one when a response gains a field. */
function simplify(schema: z.core.JSONSchema.BaseSchema, io: 'input' | 'output'): void {
  if (schema.format === 'date-time' || schema.pattern === storablePattern) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (io === 'output') delete schema.additionalProperties;
}

/** No text contains characters that PostgreSQL cannot store. */
const storablePattern = '^[^\\0\\p{Surrogate}]*$';
