import { gql, type TypedDocumentNode } from '@apollo/client';
import { screen } from '@testing-library/react';
import { renderScene } from '../../testing';
import { resultsOnPage } from './pageResults';
import { requestKey } from './requestKey';
import { usePageQuery } from './usePageQuery';

const query: TypedDocumentNode<{ banner: string }, { place: string }> = gql`
  query Banner($place: String) {
    banner(place: $place)
  }
`;

const Banner = ({ place }: { place: string }) => <p>{usePageQuery(query, { place }).data?.banner}</p>;

const responses = { Banner: () => ({ banner: 'requested' }) };

test('what came with the page is there at the first render, without a request', () => {
  resultsOnPage.set(requestKey('Banner', { place: 'wall' }), {
    result: { data: { banner: 'came with the page' } },
  });
  const { calls } = renderScene(<Banner place="wall" />, { responses });
  expect(screen.getByText('came with the page')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('anything else is requested, and what an earlier page has read is shown meanwhile', async () => {
  const variables = { place: 'group' };
  const { calls } = renderScene(<Banner {...variables} />, {
    responses,
    prepare: (cache) => cache.writeQuery({ query, variables, data: { banner: 'read before' } }),
  });
  expect(screen.getByText('read before')).toBeInTheDocument();
  expect(await screen.findByText('requested')).toBeInTheDocument();
  expect(calls).toEqual([{ operation: 'Banner', variables }]);
});
