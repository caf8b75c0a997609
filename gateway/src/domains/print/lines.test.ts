import { fitLines, linesOf } from './lines';

test.each([
  ['', 10, 1],
  ['short', 10, 1],
  ['one\ntwo\nthree', 30, 3],
  ['W'.repeat(30), 10, 4],
  ['請為我的母親禱告'.repeat(5), 10, 5],
  ['🙏'.repeat(14), 10, 2],
])('%j needs lines of %d em: %d', (text, width, lines) => {
  expect(linesOf(text, width)).toBe(lines);
});

test('words stay whole, and English has about two letters in an em', () => {
  expect(linesOf('Please pray for my mother, who has been ill since the spring.', 18)).toBe(2);
  expect(linesOf('even then', 3)).toBe(2);
});

test('line breaks stay where they fit, without empty lines; else the words follow one another', () => {
  expect(fitLines('for Anna\n\n\nfor Ben \n for Clara', { width: 20, lines: 3 })).toBe(
    'for Anna\nfor Ben\nfor Clara',
  );
  expect(fitLines('a\n'.repeat(9) + 'b', { width: 20, lines: 9 })).toBe('a a a a a a a a a b');
});
