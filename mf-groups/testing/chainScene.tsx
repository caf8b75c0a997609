import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'kit';
import { mockTimeZone, renderScene, ruth, type Responses } from 'kit/testing';
import { Chains } from '../chains/Chains';

interface ChainsScene {
  /** The viewer; by default Ruth. */
  as?: typeof ruth | null;
  /** The zone of the viewer's browser. */
  zone?: string;
  responses?: Responses;
}

/** The chains inside a page, with a server whose chains may change meanwhile. */
export function showChains(chains: object[], { as = ruth, zone = 'UTC', responses = {} }: ChainsScene = {}) {
  mockTimeZone(zone);
  const server = { chains };
  const scene = renderScene(
    <>
      <h1>Features</h1>
      <Chains />
      <SignInDialog />
    </>,
    { as, responses: { ChainList: () => chainPages(server.chains), ...responses } },
  );

  return {
    ...scene,
    server,
    /** Changes the server's chains and refetches them, as a poll would. */
    async poll(next: object[]) {
      server.chains = next;
      await act(async () => void (await scene.client.refetchQueries({ include: 'active' })));
    },
  };
}

/** A response with all chains on one page. */
export function chainPages(chains: object[], own: object[] = []) {
  const page = (rows: object[]) => ({
    __typename: 'PrayerChainPage',
    chains: rows,
    hasMore: false,
    endCursor: null,
  });
  return { myChains: page(own), prayerChainPage: page(chains) };
}

export const card = async (name = 'Rain for Bethlehem') =>
  within(await screen.findByRole('article', { name }));

export const button = (name: string) => screen.getByRole('button', { name });

export const press = (name: string) => userEvent.click(button(name));

/** The hours that were joined. */
export const joinsOf = (calls: { operation: string; variables: object }[]) =>
  calls.filter(({ operation }) => operation === 'JoinChain').map(({ variables }) => variables);

const day = 24 * 60 * 60 * 1000;

export const daysFromNow = (days: number) => new Date(Date.now() + days * day).toISOString();

function SignInDialog() {
  return <p data-testid="sign-in">{useSession().signInMode ?? 'closed'}</p>;
}
