import {
  ApolloProvider,
  AreasProvider,
  BrowserRouter,
  ComposerProvider,
  createClient,
  GlobalStyle,
  SessionProvider,
  ToastProvider,
} from 'kit';
import { useState } from 'react';
import { PageBoundary } from './fallbacks/PageBoundary';
import { areas } from './remotes/areas';
import { Overrides } from './remotes/Overrides';
import { Pages } from './routes/Pages';

export function App() {
  const [client] = useState(() => createClient());

  return (
    <ApolloProvider client={client}>
      <BrowserRouter>
        <AreasProvider value={areas}>
          <SessionProvider>
            <ComposerProvider>
              <GlobalStyle />
              <PageBoundary>
                <ToastProvider>
                  <Overrides />
                  <Pages />
                </ToastProvider>
              </PageBoundary>
            </ComposerProvider>
          </SessionProvider>
        </AreasProvider>
      </BrowserRouter>
    </ApolloProvider>
  );
}
