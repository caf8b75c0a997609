import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { renderScene } from '../../testing';
import { onPageReady, useIsPageReady, useMayRequest, usePageReady } from './pageReady';

const FiguresDocument: TypedDocumentNode<{ figures: number }, Record<string, never>> = gql`
  query Figures {
    figures
  }
`;

let show: () => void;
let content: Promise<void>;
let attempt: jest.Mock;

beforeEach(() => {
  content = new Promise((resolve) => (show = resolve));
  attempt = jest.fn();
});

function Figures() {
  const mayRequest = useMayRequest();
  const { error } = useQuery(FiguresDocument, { skip: !mayRequest });
  return error ? <p>No figures</p> : null;
}

function Tools() {
  return useIsPageReady() ? <LateTools /> : <p>Prayers</p>;
}

function LateTools() {
  attempt();
  use(content);
  return <p>Tools</p>;
}

function Wall() {
  usePageReady();
  return (
    <>
      <Figures />
      <Suspense>
        <Tools />
      </Suspense>
    </>
  );
}

test('a request that fails while the page is still rendering is sent once', async () => {
  onPageReady(() => undefined);
  const responses = { Figures: () => Promise.reject(new Error('offline')) };
  const { calls } = await act(async () => renderScene(<Wall />, { responses }));
  expect(await screen.findByText('No figures')).toBeVisible();
  await waitFor(() => expect(attempt).toHaveBeenCalled());
  expect(screen.getByText('Prayers')).toBeVisible();
  expect(calls).toHaveLength(1);
  show();
  expect(await screen.findByText('Tools')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('what follows waits until the page has been drawn', async () => {
  let draw: FrameRequestCallback = () => undefined;
  const request = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    draw = run;
    return 1;
  });
  try {
    show();
    const showPage = jest.fn();
    onPageReady(showPage);
    const responses = { Figures: () => ({ figures: 7 }) };
    const { calls } = await act(async () => renderScene(<Wall />, { responses }));
    expect(showPage).toHaveBeenCalledTimes(1);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(calls).toHaveLength(0);
    expect(screen.getByText('Prayers')).toBeVisible();
    draw(0);
    expect(await screen.findByText('Tools')).toBeVisible();
    expect(calls).toHaveLength(1);
  } finally {
    request.mockRestore();
  }
});
