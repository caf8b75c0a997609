/** @jest-environment jsdom */

const animations: string[] = [];
class Sheet {
  insertRule = (rule: string) => animations.push(rule);
}

beforeEach(() => {
  animations.length = 0;
});

test('where nested rules are known, conditions are inside of rules and animations in a sheet of their own', async () => {
  const rules = await rulesOf({ isNestingKnown: true });
  expect(rules).toContain('.a{color:red;');
  expect(rules).toContain('.a{@media (min-width: 1px){color:green;}}');
  expect(rules).toContain('.a:hover{@media (min-width: 1px){color:blue;}}');
  expect(rules).toContain('.a b{@supports (display: grid){color:grey;}}');
  expect(rules).toContain('.a{@supports (display: grid){@media (min-width: 2px){color:black;}}}');
  expect(rules).not.toContain('@keyframes');
  expect(animations).toEqual([
    expect.stringMatching(/^@keyframes \w+\{from\{opacity:0;\}to\{opacity:1;\}\}$/),
  ]);
});

test('elsewhere both are as styled-components writes them, for the same classes', async () => {
  const rules = await rulesOf({ isNestingKnown: false });
  expect(rules).toContain('@media (min-width: 1px){.a{color:green;}.a:hover{color:blue;}}');
  expect(rules).toContain(
    '@supports (display: grid){.a b{color:grey;}@media (min-width: 2px){.a{color:black;}}}',
  );
  expect(rules).toMatch(/@keyframes \w+\{from\{opacity:0;\}to\{opacity:1;\}\}/);
  expect(animations).toEqual([]);
});

/** The class is part of what a prerendered page and the program must agree on. */
test('a class is the same with and without nested rules', async () => {
  const [nested, plain] = [await drawn({ isNestingKnown: true }), await drawn({ isNestingKnown: false })];
  expect(nested.className).toBe(plain.className);
});

/** The rules of a component, whose class becomes `a`. */
async function rulesOf(browser: { isNestingKnown: boolean }): Promise<string> {
  const { rules, className } = await drawn(browser);
  return rules.replaceAll(`.${className}`, '.a');
}

async function drawn({ isNestingKnown }: { isNestingKnown: boolean }) {
  jest.resetModules();
  Object.assign(globalThis, { CSSStyleSheet: Sheet, CSSNestedDeclarations: Sheet });
  if (!isNestingKnown) delete (globalThis as { CSSNestedDeclarations?: unknown }).CSSNestedDeclarations;
  Object.assign(document, { adoptedStyleSheets: [] });
  const { keyframes, ServerStyleSheet, styled } = await import('styled-components');
  const { renderToString } = await import('react-dom/server');
  const { StyleProvider } = await import('./StyleProvider');
  const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
  const Part = styled.p`
    color: red;
    animation: ${appear} 1s;

    @media (min-width: 1px) {
      color: green;

      &:hover {
        color: blue;
      }
    }

    @supports (display: grid) {
      b {
        color: grey;
      }

      @media (min-width: 2px) {
        color: black;
      }
    }
  `;
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StyleProvider>
        <Part />
      </StyleProvider>,
    ),
  );
  return { rules: sheet.getStyleTags(), className: /class="\S+ (\w+)"/.exec(html)![1]! };
}
