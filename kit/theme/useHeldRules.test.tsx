/** @jest-environment jsdom */

import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useLayoutEffect, useState } from 'react';
import { useHeldRules } from './useHeldRules';

let sheet: CSSStyleSheet;
/** The number of rules at each step. */
let counts: Record<string, number>;

beforeEach(() => {
  document.head.innerHTML = '<style data-styled="active"></style>';
  sheet = document.querySelector('style')!.sheet!;
  counts = {};
});

/** Adds rules while it renders, as styled-components does. */
function Words({ rules = ['.a { color: red; }'] }) {
  rules.forEach((rule, index) => sheet.insertRule(rule, index));
  counts.rendered = sheet.cssRules.length;
  useLayoutEffect(() => {
    counts.committed = sheet.cssRules.length;
  }, []);
  return <p>Words</p>;
}

function Page({ rules, wait }: { rules?: string[]; wait?: Promise<void> }) {
  useHeldRules();
  return (
    <>
      <Words rules={rules} />
      {wait && <Wait until={wait} />}
    </>
  );
}

function Wait({ until }: { until: Promise<void> }) {
  use(until);
  return null;
}

test('rules that are added while a page renders are there before its effects measure it', () => {
  render(<Page />);
  expect(counts).toEqual({ rendered: 0, committed: 1 });
  sheet.insertRule('.b { color: blue; }', 1);
  expect(sheet.cssRules).toHaveLength(2);
});

test('they are in their places, also after one that the browser does not know', () => {
  const { insertRule } = sheet;
  sheet.insertRule = (rule, index) => {
    if (rule.includes('unknown')) throw new SyntaxError(rule);
    return insertRule.call(sheet, rule, index);
  };
  render(<Page rules={['.a { color: red; }', '::unknown { color: red; }', '.c { color: red; }']} />);
  const texts = [...sheet.cssRules].map(({ cssText }) => cssText);
  expect(texts).toEqual(['.a { color: red; }', ':not(*){}', '.c { color: red; }']);
});

test('they are there as soon as anything else changes, such as a dialog that opens while the page waits', async () => {
  const endless = new Promise<void>(() => {});
  function Site() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => startTransition(() => setOpen(true))}>Open</button>
        <Suspense>{isOpen && <Page wait={endless} />}</Suspense>
      </>
    );
  }
  render(<Site />);
  await act(async () => screen.getByRole('button').click());
  expect(counts).toEqual({ rendered: 0 });
  await act(async () => document.body.append(document.createElement('dialog')));
  expect(sheet.cssRules).toHaveLength(1);
});

test('while the sheet is off because a prerendered page is shown, its replacement is left to hold them', () => {
  sheet.disabled = true;
  render(<Page />);
  expect(counts).toEqual({ rendered: 1, committed: 1 });
});
