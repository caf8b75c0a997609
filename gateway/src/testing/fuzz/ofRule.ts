import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { z } from 'zod';
import { hostileNumber, hostileText } from './anyJson';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
};

/** Forms that the rule may accept, with unusual texts and numbers. */
export function formOf(rule: z.core.$ZodType): Arbitrary<Record<string, unknown>> {
  return fromSchema(z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }) as Schema) as Arbitrary<
    Record<string, unknown>
  >;
}

function fromSchema(schema: Schema, name = ''): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fromSchema(one, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => fromType(type, schema, name)));
}

function fromType(type: string, schema: Schema, name: string): Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, fromSchema(inner, key)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, name), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.oneof(
        {
          weight: 3,
          arbitrary: fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 30, 30) }),
        },
        { weight: 1, arbitrary: hostileNumber },
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(
        { weight: 3, arbitrary: likelyText(schema, name) },
        { weight: 1, arbitrary: hostileText },
      );
  }
}

/** Likely input for a field of this name. */
export function likelyText({ pattern }: Schema, name: string): Arbitrary<string> {
  if (/email/i.test(name)) return fc.constantFrom('ruth@example.org', 'Boaz@Example.ORG', 'nobody');
  if (/zone/i.test(name))
    return fc.constantFrom('Europe/Berlin', 'UTC', 'America/St_Johns', 'Nowhere/At_All');
  if (name === 'startTime') return soon(1, 2);
  if (name === 'endTime') return soon(25, 200);
  if (pattern && !pattern.includes('\\0')) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.constantFrom('Safe travel', 'Please pray for the road to Bethlehem.', '14:30', 'ελπίδα עברית 希望'),
    fc.lorem({ maxCount: 12 }),
  );
}

/** An instant some hours from now, on the hour. */
function soon(from: number, to: number): Arbitrary<string> {
  const hour = 3_600_000;
  const now = Math.floor(Date.now() / hour) * hour;
  return fc.integer({ min: from, max: to }).map((hours) => new Date(now + hours * hour).toISOString());
}
