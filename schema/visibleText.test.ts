import { isBlank } from './visibleText';

test.each([
  ['nothing', ''],
  ['white space', ' \t\n\u00a0\u3000\u2028'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['bidi marks', '\u200e\u200f\u061c\u202a\u202e\u2066\u2069'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['the empty Braille cell', '\u2800'],
  ['controls and soft hyphens', '\u0001\u007f\u0085\u00ad'],
  ['variation selectors and tags', '\ufe0f\u{e0041}\u034f\u180e'],
  ['annotations and an object without its object', '\ufff9\ufffa\ufffb\ufffc'],
])('%s is blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', '.', '\u200bа', '🕯️', '👨‍👩‍👧', 'שָׁלוֹם', 'ﷺ', '\u0600', '한', '⠁', '\u0301', '\ufffd'])(
  '%j is not blank',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
