import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { anyCharacter } from './anyCharacter';

/** Texts that have broken other programs. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'nul\u0000within',
    '\ud800',
    'half \udfff of a pair',
    '\u202eright to left\u2066',
    'a\u0300'.repeat(300),
    '🕊️'.repeat(200),
    '\u2028\u2029\ufeff',
    '\r\nBcc: everybody@example.org\r\n',
    "'; drop table prayers; --",
    "' or '1'='1",
    '%00%F0%9F',
    '${7*7}{{7*7}}<%= 7 %>',
    '$1 $2 %s %n',
    '\\',
    '\\x00 \\u0000 \\.',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '../../../../etc/passwd',
    'null',
    'NaN',
    '{"$gt":""}',
    '[]',
    '__proto__',
    'x'.repeat(20_000),
    'o\'clock & "quotes" : * | ! ( )',
    '2026-02-30T25:61:61Z',
    '+275760-09-13T00:00:00.001Z',
    'ruth@example.org, boaz@example.org',
  ),
);

export const hostileNumber: Arbitrary<number> = fc.oneof(
  fc.integer({ min: -3, max: 60 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, 0.1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324),
);

const names = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'id',
    'userId',
    'role',
    'status',
    'isPinned',
    'amenCount',
    '',
  ),
  fc.string({ maxLength: 8 }),
);

/** Any JSON value. */
export const anyJson: Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, false),
    hostileText,
    hostileNumber,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(names, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
    fc.constantFrom(nested(400), Array(2_000).fill(1)),
  ),
})).value;

/** A form with extra fields, a missing one, or one of another type. */
export function nearlyValid(form: Arbitrary<Record<string, unknown>>): Arbitrary<Record<string, unknown>> {
  return fc
    .tuple(form, fc.array(fc.tuple(names, anyJson), { maxLength: 2 }), fc.nat(), anyJson, fc.nat(3))
    .map(([good, extra, which, other, way]) => {
      const keys = Object.keys(good);
      const key = keys[which % Math.max(1, keys.length)] ?? 'nothing';
      const { [key]: _, ...rest } = good;
      if (way === 0) return { ...good, ...Object.fromEntries(extra) };
      if (way === 1) return rest;
      return { ...good, [key]: other };
    });
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}
