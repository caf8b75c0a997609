/** @jest-environment jsdom */

jest.mock('./animations', () => ({
  animations: { insertRule: (rule: string) => mockAnimations.push(rule) },
}));

import { holdRules } from './holdRules';
import { animations } from './animations';

const mockAnimations: string[] = [];
let sheet: CSSStyleSheet;
const texts = () => [...sheet.cssRules].map(({ cssText }) => cssText.replace(/\s/g, ''));

beforeEach(() => {
  mockAnimations.length = 0;
  document.head.innerHTML = '<style></style>';
  sheet = document.querySelector('style')!.sheet!;
});

test('rules and animations are held, and added in their places', () => {
  sheet.insertRule('.first{}', 0);
  const release = holdRules(sheet);
  sheet.insertRule('.last{}', 1);
  sheet.insertRule('.middle{}', 1);
  (animations as CSSStyleSheet).insertRule('@keyframes turn{}');
  expect(texts()).toEqual(['.first{}']);
  expect(mockAnimations).toEqual([]);
  release();
  expect(texts()).toEqual(['.first{}', '.middle{}', '.last{}']);
  expect(mockAnimations).toEqual(['@keyframes turn{}']);
  sheet.insertRule('.later{}', 3);
  expect(texts()).toHaveLength(4);
});

test('what somebody holds is left to them, and released once', () => {
  const first = holdRules(sheet);
  const second = holdRules(sheet);
  sheet.insertRule('.a{}', 0);
  second();
  expect(texts()).toEqual([]);
  first();
  expect(texts()).toEqual(['.a{}']);
  const third = holdRules(sheet);
  sheet.insertRule('.b{}', 1);
  first();
  expect(texts()).toEqual(['.a{}']);
  third();
  expect(texts()).toEqual(['.a{}', '.b{}']);
});
