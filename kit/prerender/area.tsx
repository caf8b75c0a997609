import { ApolloProvider } from '@apollo/client/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AreasProvider } from '../app/areas/areas';
import { ComposerProvider } from '../app/areas/composer';
import { createClient } from '../app/data/client';
import { ToastProvider } from '../app/feedback/toasts';
import { onPageReady } from '../app/page/pageReady';
import { SessionProvider } from '../app/session/session';
import type { PrerenderedPage } from 'schema/area';
import { forMember, inEachLocale, prerender, rulesIn, sendToBuild } from './prerender';

export { FirstScreenEnd } from './FirstScreenEnd';
export { PrerenderedText } from './PrerenderedText';
export { PrerenderedTitle } from './PrerenderedTitle';

/**
 * Prerenders pages of an area, by route. They have Mustache tags for the result of the route's operation, which the
 * gateway fills in (gateway/src/web/documents/prerendered.ts). The shell's header and footer surround them.
 */
export async function prerenderArea(pages: Record<string, ReactElement>): Promise<void> {
  // Parts that wait until the page is ready are not prerendered.
  onPageReady(() => undefined);
  sendToBuild(
    await inEachLocale(async () => {
      const prerendered = await prerenderPages(pages);
      const ofMembers = await forMember(() => prerenderPages(pages));
      const differing = Object.entries(ofMembers).filter(
        ([route, { html }]) => html !== prerendered[route]!.html,
      );
      return { prerendered, prerenderedForMembers: Object.fromEntries(differing) };
    }),
  );
}

async function prerenderPages(pages: Record<string, ReactElement>): Promise<Record<string, PrerenderedPage>> {
  const output: Record<string, PrerenderedPage> = {};
  for (const [route, page] of Object.entries(pages)) {
    const { html, style } = await prerender(
      route,
      <ApolloProvider client={createClient()}>
        <MemoryRouter initialEntries={[route]}>
          <AreasProvider value={noAreas}>
            <SessionProvider>
              <ComposerProvider>
                <ToastProvider>{page}</ToastProvider>
              </ComposerProvider>
            </SessionProvider>
          </AreasProvider>
        </MemoryRouter>
      </ApolloProvider>,
    );
    // The program numbers its classes again.
    output[route] = { html, style: `<style nonce="{{nonce}}">${rulesIn(style)}</style>` };
  }
  return output;
}

/** In a prerendered page no other area is loaded. */
const noAreas = {
  load: () => new Promise<never>(() => undefined),
  findSlot: () => null,
  preload: () => undefined,
  recover: () => Promise.resolve(false),
};
