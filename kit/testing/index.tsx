import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AreasProvider, type AreaAddress, type Slots } from '../app/areas/areas';
import { createCache } from '../app/data/client';
import { ComposerProvider } from '../app/areas/composer';
import type { SessionMember } from 'schema/page';
import { page } from '../app/page/page';
import { SessionProvider } from '../app/session/session';
import { ToastProvider } from '../app/feedback/toasts';
import { enableLive } from '../app/live/live';
import type { LiveProtocol } from '../app/live/liveState';
import { preloadAll } from '../ui/lazyComponent';
import { sceneProtocol } from './streams';

export { createCache } from '../app/data/client';
export { expectAccessible } from '../ui/expectAccessible';
export { leaveStreams, takeStreams, type Stream } from './streams';

beforeAll(preloadAll);

/** What the server answers, by operation: data, or a refusal with its code. */
export type Answers = Record<string, (variables: Record<string, unknown>) => object | Promise<object>>;

/** Throw one from an answer to refuse the call as the gateway would. */
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
  /** Where the browser is; '/' unless told. */
  path?: string;
  /** Who is signed in; nobody unless told. */
  as?: SessionMember | null;
  answers?: Answers;
  slots?: Partial<Record<keyof Slots, ComponentType<object>>>;
  /** How its streams work (`takeStreams`). */
  live?: LiveProtocol;
}

/** Renders a part of an area as it stands in the shell: router, session, toasts, slots, and a gateway that answers. */
export function renderScene(
  element: ReactElement,
  { path = '/', as = null, answers = {}, slots = {}, live = sceneProtocol }: Scene = {},
) {
  page.session = as;
  const calls: { operation: string; variables: Record<string, unknown> }[] = [];
  const gateway = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        calls.push({ operation: operationName, variables });
        answer(answers, operationName, variables)
          .then((result) => {
            observer.next(result);
            observer.complete();
          })
          .catch((error: unknown) => observer.error(error));
      }),
  );
  const client = new ApolloClient({ link: gateway, cache: createCache(), dataMasking: true });
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
};

async function answer(answers: Answers, operation: string, variables: Record<string, unknown>) {
  const found = answers[operation];
  if (!found) throw new Error(`This scene has no answer for ${operation}`);
  try {
    return { data: await found(variables) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, fieldErrors, message } = error;
    return { data: null, errors: [{ message, extensions: { code, fieldErrors } }] };
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
