import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { renderScene } from '../../testing';
import { resultsOnPage } from './pageResults';
import { prefetch, takePrefetched } from './prefetch';
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
  return <p>{data?.banner ?? 'loading'}</p>;
}

const responses = {
  Banner: ({ place }: Record<string, unknown>) => ({ banner: `requested for the ${String(place)}` }),
};

beforeEach(() => seen.splice(0));

test('a result that came with the page is there at the first render, without a request', () => {
  resultsOnPage.set(requestKey('Banner', { place: 'wall' }), {
    result: { data: { banner: 'came with the page' } },
  });
  const { calls } = renderScene(<Banner place="wall" />, { responses });
  expect(seen[0]).toBe('wall true came with the page');
  expect(calls).toEqual([]);
});

test('so is one that was prefetched and has arrived, once', async () => {
  const fetched = jest.fn(async () => ({ ok: true, json: async () => ({ data: { banner: 'prefetched' } }) }));
  window.fetch = fetched as unknown as typeof fetch;
  const operation = { operationName: 'Banner', query: '', variables: { place: 'group' } };
  prefetch(operation);
  await act(async () => undefined);
  const { calls, unmount } = renderScene(<Banner place="group" />, { responses });
  expect(seen[0]).toBe('group true prefetched');
  expect(calls).toEqual([]);
  unmount();
  expect(takePrefetched(requestKey('Banner', { place: 'group' }))).toBeNull();
});

test('one that was prefetched too long ago is requested again', async () => {
  jest.useFakeTimers();
  window.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ data: { banner: 'old' } }),
  })) as never;
  prefetch({ operationName: 'Banner', query: '', variables: { place: 'chain' } });
  await act(async () => undefined);
  jest.advanceTimersByTime(10_000);
  renderScene(<Banner place="chain" />, { responses });
  expect(seen[0]).toBe('chain false undefined');
  jest.useRealTimers();
  expect(await screen.findByText('requested for the chain')).toBeInTheDocument();
});

test('a page that is opened again, however soon, has what was read before', () => {
  resultsOnPage.set(requestKey('Banner', { place: 'prayer' }), {
    result: { data: { banner: 'came with the page' } },
  });
  const { unmount } = renderScene(<Banner place="prayer" />, { responses });
  unmount();
  renderScene(<Banner place="prayer" />, { responses });
  expect(seen[0]).toMatch(/^prayer true/);
  expect(seen.at(-1)).toMatch(/^prayer false/);
});

test('a missing result is requested', async () => {
  const { calls } = renderScene(<Banner place="landing" />, { responses });
  expect(seen[0]).toBe('landing false undefined');
  expect(await screen.findByText('requested for the landing')).toBeInTheDocument();
  expect(calls).toEqual([{ operation: 'Banner', variables: { place: 'landing' } }]);
});

test('the result counts as fresh only for a moment', async () => {
  jest.useFakeTimers();
  resultsOnPage.set(requestKey('Banner', { place: 'features' }), {
    result: { data: { banner: 'came with the page' } },
  });
  const { unmount, client } = renderScene(<Banner place="features" />, { responses });
  unmount();
  jest.advanceTimersByTime(10_000);
  renderScene(<Banner place="features" />, { responses });
  expect(seen.at(-1)).toMatch(/^features false/);
  expect(client.cache.extract()).toMatchObject({
    ROOT_QUERY: { 'banner({"place":"features"})': 'came with the page' },
  });
  jest.useRealTimers();
  expect(await screen.findByText('requested for the features')).toBeInTheDocument();
});
