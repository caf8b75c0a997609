import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render } from '@testing-library/react';
import { expectAccessible } from '../ui/expectAccessible';
import { preloadAll } from '../ui/lazyComponent';
import * as controls from './Controls.stories';
import * as feedback from './Feedback.stories';
import * as fields from './Fields.stories';
import * as floating from './Floating.stories';
import * as layout from './Layout.stories';
import type { Story } from './story';

const groups = [controls, feedback, fields, floating, layout];
const stories = groups.flatMap(({ default: { title }, ...group }) =>
  Object.entries(group as Record<string, Story>).map(([name, story]) => ({ title, name, story })),
);

beforeAll(preloadAll);

test.each(stories)('$title, $name: nothing that axe finds', async ({ story }) => {
  render(story.render());
  // Lazy parts are loaded, and appear with the next task.
  await act(async () => {});
  expect(document.body.querySelectorAll('*').length).toBeGreaterThan(1);
  await expectAccessible();
});

test('every primitive of the facade has a story', () => {
  const facade = readFileSync(path.join(__dirname, '../index.ts'), 'utf8');
  const exported = [...facade.matchAll(/^export \{([^}]+)\} from '\.\/ui\//gm)].flatMap(([, names]) =>
    [...names!.matchAll(/\b(?<!type )[A-Z]\w+/g)].map(([name]) => name),
  );
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.stories.tsx'));
  const written = files.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join('\n');
  expect(files).toHaveLength(groups.length);
  expect(exported.length).toBeGreaterThan(30);
  expect(exported.filter((name) => !new RegExp(`<${name}\\b`).test(written))).toEqual([]);
});
