import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { chainFormRule, chainRule } from './chain';
import { encouragementRule } from './encouragement';
import { groupCommentRule, groupPostRule, groupRule } from './group';
import { prayerRule } from './prayer';

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
}

const definitionOf = (schema: z.ZodMiniType) => (schema as unknown as { def: Definition }).def;

/** The fields of a schema that take text, by path. */
function textsOf(schema: z.ZodMiniType, name: string): [string, z.ZodMiniType][] {
  const { type, shape, element, innerType, in: input, out } = definitionOf(schema);
  if (shape) return Object.entries(shape).flatMap(([key, field]) => textsOf(field, `${name}.${key}`));
  if (element) return textsOf(element, `${name}[]`);
  if (innerType) return textsOf(innerType, name);
  if (input) {
    const inner = definitionOf(input).type === 'transform' ? out! : input;
    const texts = textsOf(inner, name);
    // A check may be on either side of a transformation.
    return texts.length === 1 && texts[0]![0] === name ? [[name, schema]] : texts;
  }
  return type === 'string' ? [[name, schema]] : [];
}

const rules = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    Object.entries(require(path.join(__dirname, file)) as Record<string, unknown>).filter(
      (entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.ZodMiniType,
    ),
  );
const texts = rules.flatMap(([name, rule]) => textsOf(rule, name));

test('the rules have texts', () => {
  expect(texts.map(([name]) => name)).toEqual(
    expect.arrayContaining(['prayerRule.title', 'groupRule.description', 'chainRule.inviteEmails[]']),
  );
});

test.each(texts)('%s has a maximum', (_, rule) => {
  const { success, data } = rule.safeParse('x'.repeat(10_001));
  // A field may replace what it refuses.
  expect(success && data !== null).toBe(false);
});

const chain = {
  title: 'A night of prayer',
  startTime: '2030-01-01T00:00:00Z',
  endTime: '2030-01-02T00:00:00Z',
};
const chainForm = { title: 'A night of prayer', startDate: '2030-01-01', duration: 1, timeZone: 'UTC' };
const group = { name: 'Gleaners', theme: 'general' };
const tooLong = 'Please use at most 10,000 characters';

test.each<[string, z.ZodMiniType, object, string, number, string]>([
  ['encouragement', encouragementRule, {}, 'content', 10_000, tooLong],
  ['encouragement', encouragementRule, { content: 'Amen' }, 'authorName', 100, 'Name too long'],
  ['post', groupPostRule, {}, 'content', 10_000, tooLong],
  ['comment on a post', groupCommentRule, {}, 'content', 10_000, tooLong],
  ['group', groupRule, group, 'description', 10_000, tooLong],
  ['chain', chainRule, chain, 'description', 10_000, tooLong],
  ['chain', chainRule, chain, 'title', 200, 'Title too long'],
  ['form of a chain', chainFormRule, chainForm, 'description', 10_000, tooLong],
  ['form of a chain', chainFormRule, chainForm, 'title', 200, 'Title too long'],
])('the longest text of one field: %s (%#)', (_, rule, form, path, most, message) => {
  // A character is a code point, and the ends are trimmed before it is measured.
  expect(rule.safeParse({ ...form, [path]: ` ${'🕯'.repeat(most)} ` }).success).toBe(true);
  const { error } = rule.safeParse({ ...form, [path]: '🕯'.repeat(most + 1) });
  expect(error!.issues).toMatchObject([{ path: [path], message }]);
});

test('a required text without a visible character is missing, an optional one is null', () => {
  const unseen = '\u200b\u2800 \u3164';
  expect(encouragementRule.safeParse({ content: unseen }).error!.issues).toMatchObject([
    { path: ['content'], message: 'Content is required' },
  ]);
  expect(encouragementRule.parse({ content: 'Amen', authorName: unseen }).authorName).toBeNull();
  expect(prayerRule.safeParse({ name: unseen }).error!.issues[0]).toMatchObject({
    message: 'Name is required',
  });
});
