import { ApolloClient, ApolloLink, Observable, type ApolloCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AreasProvider, type AreaAddress, type Slots } from '../app/areas/areas';
import { createCache } from '../app/data/client';
import { ComposerProvider } from '../app/areas/composer';
import { readMessage } from 'schema/messages';
import type { SessionMember } from 'schema/page';
import { page } from '../app/page/page';
import { SessionProvider } from '../app/session/session';
import { ToastProvider } from '../app/feedback/toasts';
import { enableLive } from '../app/live/live';
import type { LiveProtocol } from '../app/live/liveState';
import { preloadAll } from '../ui/lazyComponent';
import { sceneProtocol } from './streams';

export { createCache } from '../app/data/client';
export { device } from '../app/data/device';
export { expectAccessible } from '../ui/expectAccessible';
export { applyStyles } from '../ui/applyStyles';
export { waitWithStoppedClock } from './stoppedClock';
export { leaveToken } from './displayToken';
export { restoreStreams, mockStreams, type Stream } from './streams';
export { mockTimeZone } from './timeZone';

page.signInWays = { google: true, oidcName: null, email: true };

beforeAll(preloadAll);

/** The server's responses by operation. Throw `Refused` for a refusal. */
export type Responses = Record<string, (variables: Record<string, unknown>) => object | Promise<object>>;

/** Throw it from a response to refuse the operation as the gateway would. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly fieldErrors: { path: string; message: string }[] = [],
  ) {
    super(message);
  }
}

interface Scene {
  /** The path; by default '/'. */
  path?: string;
  /** The signed-in member; by default nobody. */
  as?: SessionMember | null;
  responses?: Responses;
  slots?: Partial<Record<keyof Slots, ComponentType<object>>>;
  /** Writes what earlier pages have read. */
  prepare?: (cache: ApolloCache) => void;
  /** The protocol of its live streams (`mockStreams`). */
  live?: LiveProtocol;
}

interface ShownScene extends RenderResult {
  client: ApolloClient;
  /** The operations that were sent, in their order. */
  calls: { operation: string; variables: Record<string, unknown> }[];
}

/** Renders a part of an area as inside the shell: with router, session, toasts, slots, and a gateway that responds. */
export function renderScene(
  element: ReactElement,
  { path = '/', as = null, responses = {}, slots = {}, prepare, live = sceneProtocol }: Scene = {},
): ShownScene {
  page.session = as;
  const calls: ShownScene['calls'] = [];
  const gateway = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        calls.push({ operation: operationName, variables });
        respond(responses, operationName, variables)
          .then((result) => {
            observer.next(result);
            observer.complete();
          })
          .catch((error: unknown) => observer.error(error));
      }),
  );
  const client = new ApolloClient({ link: gateway, cache: createCache(), dataMasking: true });
  prepare?.(client.cache);
  enableLive(client, async () => live);

  const scene: RenderResult = render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <AreasProvider value={areasOf(slots)}>
          <SessionProvider>
            <ComposerProvider>
              <ToastProvider>{element}</ToastProvider>
            </ComposerProvider>
          </SessionProvider>
        </AreasProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { ...scene, client, calls };
}

export const ruth: SessionMember = {
  id: 7,
  email: 'ruth@example.org',
  name: 'Ruth Moab',
  firstName: 'Ruth',
  lastName: 'Moab',
  profileImageUrl: null,
  isVerified: true,
  isSiteAdmin: false,
  isModerator: false,
  isOnTeam: false,
};

/** The action that was pressed before sign-in, in the page load before this one (`useAfterSignIn`). */
export function pressedBeforeSignIn(what: string, details?: unknown): void {
  const waiting = {
    what,
    path: window.location.pathname,
    until: Date.now() + 60_000,
    load: 0,
    by: null,
    details,
  };
  localStorage.setItem('after-sign-in', JSON.stringify(waiting));
}

async function respond(responses: Responses, operation: string, variables: Record<string, unknown>) {
  const found = responses[operation];
  if (!found) throw new Error(`This scene has no response for ${operation}`);
  try {
    return { data: await found(variables) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, message } = error;
    const messageCode = readMessage(message)?.code ?? code;
    const fieldErrors = error.fieldErrors.map((field) => ({
      ...field,
      code: readMessage(field.message)?.code ?? 'VALUE_NOT_VALID',
    }));
    return { data: null, errors: [{ message, extensions: { code, messageCode, fieldErrors } }] };
  }
}

function areasOf(slots: NonNullable<Scene['slots']>) {
  return {
    load: async ({ module }: AreaAddress) => ({ default: slots[module as keyof Slots]! }),
    findSlot: (name: keyof Slots) => (slots[name] ? { remote: 'scene', module: name } : null),
    preload: () => undefined,
    recover: async () => false,
  };
}
