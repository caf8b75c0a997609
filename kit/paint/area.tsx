import { ApolloProvider } from '@apollo/client/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AreasProvider } from '../app/areas';
import { onArrival } from '../app/arrival';
import { createClient } from '../app/client';
import { ComposerProvider } from '../app/composer';
import { SessionProvider } from '../app/session';
import { ToastProvider } from '../app/toasts';
import { paintOf, rulesIn, tellBuild, type Painting } from './paint';

/**
 * Tells the build what the pages of an area look like before their program has come, by route. They stand inside the
 * shell's header and footer; the words of prayers are places for the answer of the route's question, which the gateway
 * fills in (gateway/src/pages/painting.ts).
 */
export async function paintArea(pages: Record<string, ReactElement>): Promise<void> {
  const paintings: Record<string, Painting> = {};
  // What waits for the page is not painted.
  onArrival(() => undefined);
  for (const [route, page] of Object.entries(pages)) {
    const { html, css } = await paintOf(
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
    // The program numbers its rules anew.
    paintings[route] = { html: html.replaceAll('<!-- -->', ''), css: rulesIn(css) };
  }
  tellBuild(paintings);
}

/** Nothing of another area is there yet. */
const noAreas = {
  load: () => new Promise<never>(() => undefined),
  findSlot: () => null,
  preload: () => undefined,
  recover: () => Promise.resolve(false),
};
