import { text } from 'node:stream/consumers';
import { createElement, type ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Messages } from '@lingui/core';
import type { PrerenderedPage } from 'schema/area';
import type { SessionMember } from 'schema/page';
import { ServerStyleSheet } from 'styled-components';
import { page as pageData } from '../app/page/page';
import { StyleProvider } from '../theme/StyleProvider';
import { i18n } from '../locale/i18n';

export { GlobalRules } from '../theme/GlobalRules';

/**
 * Renders the first state of a page during a build. Controls that need the program are marked by `data-waits`: a press
 * of a button is kept (shell/prerender/start.js), fields, menus, switches and what sends a form are disabled.
 *
 * @throws where a part fails, or has a `style` attribute
 */
export async function prerender(route: string, page: ReactElement): Promise<PrerenderedPage> {
  Object.assign(window.location, { pathname: route, href: window.location.origin + route });
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(createElement(StyleProvider, null, page)),
    {
      onError: (error) => void errors.push(error),
      // Waits for everything, because the Content-Security-Policy forbids the inline scripts that would reveal late
      // parts.
      progressiveChunkSize: Infinity,
    },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  if (/<[^>]+ style="/.test(html)) throw new Error('The Content-Security-Policy forbids style attributes');
  return {
    html: html
      .replaceAll(/<button (?=[^>]*type="submit")/g, '<button disabled="" data-waits="disabled" ')
      .replaceAll(/<button (?!disabled)/g, '<button data-waits="" ')
      .replaceAll('<select ', '<select disabled="" data-waits="disabled" ')
      .replaceAll(/<input (?=[^>]*type="(?:radio|checkbox)")/g, '<input disabled="" data-waits="disabled" ')
      .replaceAll(/<input (?!disabled)|<textarea /g, '$&readonly="" data-waits="readonly" '),
    style: sheet.getStyleTags(),
  };
}

/** Renders as for a member, whose name is a tag; `known` is what else is known of the member. */
export async function forMember<Output>(
  render: () => Promise<Output>,
  known: Partial<SessionMember> = {},
): Promise<Output> {
  pageData.session = { ...anyMember, ...known };
  try {
    return await render();
  } finally {
    pageData.session = null;
  }
}

const anyMember: SessionMember = {
  id: 0,
  email: '',
  name: '{{memberName}}',
  isVerified: true,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  isSiteAdmin: false,
  isModerator: false,
  isOnTeam: false,
};

/** The translations of this program's messages; the build defines it. */
declare const CATALOGS: Record<string, Messages>;

/** Renders in each language. */
export async function inEachLocale<Output>(render: () => Promise<Output>): Promise<Record<string, Output>> {
  const output: Record<string, Output> = {};
  for (const [locale, messages] of Object.entries({ en: {}, ...CATALOGS })) {
    i18n.loadAndActivate({ locale, messages });
    output[locale] = await render();
  }
  return output;
}

/** The rules of a style element without styled-components' markers for rehydration. */
export const rulesIn = (style: string) =>
  style
    .replace(/<[^>]+>|\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}/g, '')
    .replace(/\n/g, '');

/** Passes the output to the build that runs this (kit/build/prerender.mjs), and ends. */
export function sendToBuild(output: object): void {
  // A timer of the client would keep the process running for minutes.
  process.stdout.write(JSON.stringify(output), () => process.exit());
}
