import type { ComponentProps, ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const conditions = ['@media', '@supports', '@container'];

/** The rules of animations, in browsers that know nested rules. */
const animations = globalThis.CSS?.supports('selector(&)') && new CSSStyleSheet();
if (animations) document.adoptedStyleSheets.push(animations);

/**
 * Writes a condition into the rule that it applies to, and an animation into a style sheet of its own. Added to a sheet, a
 * rule restyles the elements that it names, but a condition or an animation all that the sheet names (decision 103).
 */
const nestConditions: Plugin = (element, index, siblings, write) => {
  if (!animations || element.root) return;
  const children = element.children as (typeof element)[];
  if (element.type === '@keyframes') {
    const steps = children.map((step, position) => write(step, position, children, write));
    animations.insertRule(`${element.value}{${steps.join('')}}`);
    element.type = 'comm';
  }
  if (!conditions.includes(element.type)) return;
  const [first, ...others] = children.map((rule) => ({
    ...rule,
    root: null,
    children: [{ ...element, root: rule, children: rule.children }],
  }));
  Object.assign(element, first);
  siblings.splice(index + 1, 0, ...(others as (typeof element)[]));
};

// The name is part of each class, and a minifier would give each build another one.
Object.defineProperty(nestConditions, 'name', { value: 'nest' });

const plugins = [nestConditions];

/** Has all styled components inside of it. */
export function StyleProvider({ children }: { children: ReactNode }) {
  return <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>;
}
