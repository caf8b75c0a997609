import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { renderScene } from '../../testing';
import { resultsOnPage } from './pageResults';
import { requestKey } from './requestKey';
import { usePageResult } from './usePageResult';

const query: TypedDocumentNode<{ banner: string }, { place: string }> = gql`
  query Banner($place: String) {
    banner(place: $place)
  }
`;
const seen: string[] = [];

function Banner({ place }: { place: string }) {
  const isFromPage = usePageResult(query, { place });
  const { data } = useQuery(query, { variables: { place } });
  seen.push(`${place} ${isFromPage} ${data?.banner}`);
  return <p>{data?.banner ?? 'on its way'}</p>;
}

const answers = {
  Banner: ({ place }: Record<string, unknown>) => ({ banner: `asked for the ${String(place)}` }),
};

beforeEach(() => seen.splice(0));

test('what came with the page is there at the first render, and nobody is asked', () => {
  resultsOnPage.set(requestKey('Banner', { place: 'wall' }), { data: { banner: 'came along' } });
  const { calls } = renderScene(<Banner place="wall" />, { answers });
  expect(seen[0]).toBe('wall true came along');
  expect(calls).toEqual([]);
});

test('what did not come is asked for', async () => {
  const { calls } = renderScene(<Banner place="landing" />, { answers });
  expect(seen[0]).toBe('landing false undefined');
  expect(await screen.findByText('asked for the landing')).toBeInTheDocument();
  expect(calls).toEqual([{ operation: 'Banner', variables: { place: 'landing' } }]);
});

test('it is early for a moment only', async () => {
  jest.useFakeTimers();
  resultsOnPage.set(requestKey('Banner', { place: 'door' }), { data: { banner: 'came along' } });
  const { unmount, client } = renderScene(<Banner place="door" />, { answers });
  unmount();
  jest.advanceTimersByTime(10_000);
  renderScene(<Banner place="door" />, { answers });
  expect(seen.at(-1)).toMatch(/^door false/);
  expect(client.cache.extract()).toMatchObject({ ROOT_QUERY: { 'banner({"place":"door"})': 'came along' } });
  jest.useRealTimers();
  expect(await screen.findByText('asked for the door')).toBeInTheDocument();
});
