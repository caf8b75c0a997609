import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AreasProvider, type AreaAddress, type Slots } from '../app/areas';
import { createCache } from '../app/client';
import { ComposerProvider } from '../app/composer';
import { page, type SessionMember } from '../app/page';
import { SessionProvider } from '../app/session';
import { ToastProvider } from '../app/toasts';
import { putPartsAtHand } from './partsAtHand';

export { expectAccessible } from '../ui/expectAccessible';
export { leaveStreams, takeStreams, type Stream } from './streams';

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
}

/** Renders a part of an area as it stands in the shell: router, session, toasts, slots, and a gateway that answers. */
export function renderScene(
  element: ReactElement,
  { path = '/', as = null, answers = {}, slots = {} }: Scene = {},
) {
  page.session = as;
  putPartsAtHand();
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
