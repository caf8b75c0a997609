import { gql, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { renderScene } from '../../testing';
import { FromPage } from './FromPage';
import { resultsOnPage } from './pageResults';
import { requestKey } from './requestKey';

const query: TypedDocumentNode<{ banner: string }, { place: string }> = gql`
  query Banner($place: String) {
    banner(place: $place)
  }
`;
const reads = jest.fn();

function Page({ place }: { place: string }) {
  const client = useApolloClient();
  jest.spyOn(client, 'readQuery').mockImplementation(reads);
  return (
    <FromPage query={query} variables={{ place }}>
      {(isFromPage) => <Banner place={place} isFromPage={isFromPage} />}
    </FromPage>
  );
}

function Banner({ place, isFromPage }: { place: string; isFromPage: boolean }) {
  const { data } = useQuery(query, { variables: { place } });
  return (
    <p>{`${data?.banner}, ${isFromPage ? `read ahead ${reads.mock.calls.length} times` : 'requested'}`}</p>
  );
}

test('a result that came with the page is read before the component that uses it', () => {
  resultsOnPage.set(requestKey('Banner', { place: 'wall' }), { result: { data: { banner: 'Peace' } } });
  const { calls } = renderScene(<Page place="wall" />, {});
  expect(screen.getByText('Peace, read ahead 1 times')).toBeVisible();
  expect(reads).toHaveBeenCalledWith({ query, variables: { place: 'wall' }, optimistic: true });
  expect(calls).toEqual([]);
});

test('a missing one is requested, and not read', async () => {
  reads.mockClear();
  renderScene(<Page place="landing" />, { responses: { Banner: () => ({ banner: 'Joy' }) } });
  expect(await screen.findByText('Joy, requested')).toBeVisible();
  expect(reads).not.toHaveBeenCalled();
});
