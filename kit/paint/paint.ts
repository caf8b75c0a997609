import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GroundRules } from '../theme/GroundRules';

/** What can be seen before the program has run: elements and their style. */
export interface Painting {
  html: string;
  css: string;
}

/**
 * Renders as a string what the program shows at first, for builds alone. What only the program can do is marked as
 * waiting for it: a page that is taken over takes the mark off (`shell/firstPaint/useWaking.ts`).
 *
 * @throws where a part did not come, or has a `style` attribute
 */
export async function paintOf(element: ReactElement): Promise<Painting> {
  // The first time asks for the parts that come on their own, the second has them.
  renderToString(new ServerStyleSheet().collectStyles(element));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(element));
  if (html.includes('<!--$!-->')) throw new Error('A part of the first page did not come');
  if (/<[^>]+ style="/.test(html))
    throw new Error('The page forbids style attributes: let the style say it (gateway/src/pages/policy.ts)');
  return {
    html: html
      .replaceAll('<button ', '<button disabled="" data-waits="disabled" ')
      .replaceAll(/<input (?=[^>]*type="(?:radio|checkbox)")/g, '<input disabled="" data-waits="disabled" ')
      .replaceAll(/<input (?!disabled)/g, '<input readonly="" data-waits="readonly" '),
    css: sheet.getStyleTags(),
  };
}

/** The rules of the ground, which every page has in its HTML (kit/theme/GlobalStyle.tsx). */
export async function paintGround(): Promise<string> {
  const { css } = await paintOf(createElement(GroundRules));
  return rulesIn(css);
}

/** Without what lets the program take the rules over. */
export const rulesIn = (tags: string) =>
  tags
    .replace(/<[^>]+>|\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}/g, '')
    .replace(/\n/g, '');

/** Hands what was painted to the build that runs this (kit/build/firstPaint.mjs), and ends. */
export function tellBuild(painted: object): void {
  // What is left (a timer of the client) would keep the process for minutes.
  process.stdout.write(JSON.stringify(painted), () => process.exit());
}
