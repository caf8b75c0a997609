import type { ComponentProps, ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { animations } from './animations';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Element = Parameters<Plugin>[0];

const conditions = ['@media', '@supports', '@container'];

/**
 * Writes a condition into the rule that it applies to, and an animation into a style sheet of its own. Added to a sheet, a
 * rule restyles the elements that it names, but a condition or an animation all that the sheet names (decision 103).
 */
const nestConditions: Plugin = (element, index, siblings, write) => {
  if (!animations || element.root) return;
  if (element.type === '@keyframes') {
    const steps = childrenOf(element).map((step, position, all) => write(step, position, all, write));
    animations.insertRule(`${element.value}{${steps.join('')}}`);
    // A comment, which is not written.
    element.type = 'comm';
  }
  if (!conditions.includes(element.type)) return;
  const [first, ...others] = rulesIn(element);
  Object.assign(element, first);
  siblings.splice(index + 1, 0, ...others);
};

/** The rules inside of a condition, each with the condition inside of it. */
const rulesIn = (condition: Element): Element[] =>
  childrenOf(condition)
    .flatMap((child) => (conditions.includes(child.type) ? rulesIn(child) : child))
    .map((rule) => ({
      ...rule,
      root: null,
      children: [{ ...condition, root: rule, children: rule.children }],
    }));

/** Of a declaration or a comment it is a text. */
const childrenOf = ({ children }: Element) => children as Element[];

// The name is part of each class, and a minifier would give each build another one.
Object.defineProperty(nestConditions, 'name', { value: 'nest' });

const plugins = [nestConditions];

/** Has all styled components inside of it. */
export function StyleProvider({ children }: { children: ReactNode }) {
  return <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>;
}
