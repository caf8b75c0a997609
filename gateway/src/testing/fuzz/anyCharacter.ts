import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** Surrogates are no characters. */
const [firstSurrogate, surrogates, codePoints] = [0xd800, 0x800, 0x110000];

/**
 * Any character, as fast-check's unit "binary" has them; its table of all of them takes more than a second to make.
 * fast-check asks which of its dangerous texts could have been generated.
 */
export const anyCharacter: Arbitrary<string> = fc
  .nat({ max: codePoints - surrogates - 1 })
  .map(
    (index) => String.fromCodePoint(index < firstSurrogate ? index : index + surrogates),
    indexOfCharacter,
  );

/** Throws for what is not one character. */
function indexOfCharacter(character: unknown): number {
  const point = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (point === undefined || String.fromCodePoint(point) !== character || isSurrogate(point))
    throw new Error('Not one character');
  return point < firstSurrogate ? point : point - surrogates;
}

const isSurrogate = (point: number) => point >= firstSurrogate && point < firstSurrogate + surrogates;
