const load = () => import('./messages.mjs');

const source = `
  import { msg, plural, t } from '@lingui/core/macro';
  import { Trans } from '@lingui/react/macro';
  export const tools = msg\`Tools\`;
  export const general = msg({ message: 'General', context: 'category', comment: 'Of prayers' });
  export const countOf = (count) => t\`\${plural(count, { one: '# prayer', other: '# prayers' })}\`;
  export const more = <Trans>See <a href="/">all of them</a></Trans>;
`;

it('finds the messages of a source, with what is for translators', async () => {
  const { messagesOf } = await load();
  expect(messagesOf(source, '/mf-wall/feed/Tools.tsx')).toEqual([
    { text: 'Tools' },
    { text: 'General', context: 'category', comment: 'Of prayers' },
    { text: '{count, plural, one {# prayer} other {# prayers}}' },
    { text: 'See <0>all of them</0>' },
  ]);
});

it('knows the ids of the macros', async () => {
  const { idOf, messagesOf, transformMacros } = await load();
  const code = transformMacros(source, '/mf-wall/feed/Tools.tsx');
  const ids = messagesOf(source, '/mf-wall/feed/Tools.tsx').map(({ text, context }) => idOf(text, context));
  // One with each of the two characters that are written otherwise.
  expect(ids[0]).toBe('xdA_-p');
  for (const id of ids) expect(code).toContain(`id: "${id}"`);
});

it('compiles English texts, and leaves nothing for translators in the program', async () => {
  const { compileMessages, transformMacros } = await load();
  const code = compileMessages(transformMacros(source, '/mf-wall/feed/Tools.tsx'));
  expect(code).toContain('message: ["Tools"]');
  expect(code).toContain('message: [["count","plural",{"one":["#"," prayer"],"other":["#"," prayers"]}]]');
  expect(code).not.toMatch(/comment|context|Of prayers/);
});

it('imports the runtime from the facade, in kit itself from its own module', async () => {
  const { transformMacros } = await load();
  expect(transformMacros(source, '/mf-wall/feed/Tools.tsx')).toContain('from "kit"');
  expect(transformMacros(source, '/kit/ui/Tools.tsx')).toContain('from "kit/locale"');
});
