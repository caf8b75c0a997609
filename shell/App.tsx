import {
  ApolloProvider,
  AreasProvider,
  BrowserRouter,
  ComposerProvider,
  createClient,
  GlobalStyle,
  SessionProvider,
  StyleProvider,
  ToastProvider,
} from 'kit';
import { useState, type ReactNode } from 'react';
import { PageBoundary } from './fallbacks/PageBoundary';
import { areas } from './remotes/areas';
import { Overrides } from './remotes/Overrides';
import { Pages } from './routes/Pages';
import './typePolicies';

/** The providers around the pages; `children` replaces the pages in prerendering. */
export function App({ children = <Pages /> }: { children?: ReactNode }) {
  const [client] = useState(() => createClient({ live: loadLiveProtocol }));

  return (
    <StyleProvider>
      <ApolloProvider client={client}>
        <BrowserRouter>
          <AreasProvider value={areas}>
            <SessionProvider>
              <ComposerProvider>
                <GlobalStyle />
                <PageBoundary>
                  <ToastProvider>
                    <Overrides />
                    {children}
                  </ToastProvider>
                </PageBoundary>
              </ComposerProvider>
            </SessionProvider>
          </AreasProvider>
        </BrowserRouter>
      </ApolloProvider>
    </StyleProvider>
  );
}

const loadLiveProtocol = async () =>
  (await import(/* webpackChunkName: "live" */ './live/liveProtocol')).liveProtocol;
