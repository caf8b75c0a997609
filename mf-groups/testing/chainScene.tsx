import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'kit';
import { renderScene, ruth, type Answers } from 'kit/testing';
import { Chains } from '../chains/Chains';

interface ChainsScene {
  /** Who looks at them; Ruth unless told. */
  as?: typeof ruth | null;
  answers?: Answers;
}

/** The chains as they stand in a page, and a server whose chains may change while they are looked at. */
export function showChains(chains: object[], { as = ruth, answers = {} }: ChainsScene = {}) {
  const server = { chains };
  const scene = renderScene(
    <>
      <h1>Features</h1>
      <Chains />
      <SignInDialog />
    </>,
    { as, answers: { ChainList: () => ({ prayerChains: server.chains }), ...answers } },
  );

  return {
    ...scene,
    server,
    /** What a poll would bring. */
    async news(next: object[]) {
      server.chains = next;
      await act(async () => void (await scene.client.refetchQueries({ include: 'active' })));
    },
  };
}

export const card = async (name = 'Rain for Bethlehem') =>
  within(await screen.findByRole('article', { name }));

export const button = (name: string) => screen.getByRole('button', { name });

export const press = (name: string) => userEvent.click(button(name));

const day = 24 * 60 * 60 * 1000;

export const daysFromNow = (days: number) => new Date(Date.now() + days * day).toISOString();

function SignInDialog() {
  return <p data-testid="sign-in">{useSession().signInMode ?? 'closed'}</p>;
}
