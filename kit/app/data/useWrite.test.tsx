import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../browser/browser';
import { Refused, renderScene, ruth, waitWithStoppedClock, type Responses } from '../../testing';
import { useWrite, type WriteOptions, type WriteResult } from './useWrite';

interface Sent {
  send: { __typename: 'Message'; id: number; words: string };
}
const SendDocument: TypedDocumentNode<Sent, { words: string }> = gql`
  mutation Send($words: String!) {
    send(words: $words) {
      id
      words
    }
  }
`;
const MessageCount: TypedDocumentNode<{ messageCount: number }, Record<string, never>> = gql`
  query MessageCount {
    messageCount
  }
`;

let results: WriteResult<Sent>[];
const texts = { signIn: 'You need to sign in to send.', fallback: 'Failed to send' };
const sent = { send: { __typename: 'Message', id: 1, words: 'amen' } };

function Sender(options: Partial<WriteOptions<Sent, { words: string }>>) {
  const [send, { isPending }] = useWrite(SendDocument, { failure: texts, ...options });
  const { data } = useQuery(MessageCount);
  return (
    <button
      disabled={isPending}
      onClick={() => void send({ words: 'amen' }).then((one) => results.push(one))}
    >
      Send {data?.messageCount}
    </button>
  );
}

function sceneOf(options: Partial<WriteOptions<Sent, { words: string }>>, responses: Responses = {}) {
  let count = 0;
  return renderScene(<Sender {...options} />, {
    as: ruth,
    responses: { MessageCount: () => ({ messageCount: ++count }), Send: () => sent, ...responses },
  });
}

const press = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

beforeEach(() => {
  results = [];
});

test('a write that works returns its data and says so', async () => {
  const { calls } = sceneOf({ success: ({ send }) => ({ title: 'Sent', description: send.words }) });
  await press();
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(results).toEqual([{ data: sent, failure: null }]);
  expect(calls.at(-1)).toEqual({ operation: 'Send', variables: { words: 'amen' } });
});

test('it is pending until the response is there', async () => {
  let respond: (data: object) => void = () => undefined;
  sceneOf({}, { Send: () => new Promise((resolve) => (respond = resolve)) });
  await press();
  expect(screen.getByRole('button')).toBeDisabled();
  await act(async () => respond(sent));
  expect(screen.getByRole('button')).toBeEnabled();
});

test('a refusal is shown with the server’s message, and returned', async () => {
  const fieldErrors = [{ path: 'words', message: 'Too long' }];
  sceneOf(
    { success: { title: 'Sent' } },
    {
      Send: () => {
        throw new Refused('BAD_USER_INPUT', 'These words are too long', fieldErrors);
      },
    },
  );
  await press();
  expect(await screen.findByText('These words are too long')).toBeVisible();
  expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  expect(results[0]!.failure).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'These words are too long',
    messageCode: 'BAD_USER_INPUT',
    fieldErrors: [{ ...fieldErrors[0], code: 'VALUE_NOT_VALID' }],
  });
});

const refused: Responses = {
  Send: () => {
    throw new Refused('CONFLICT', 'Somebody was faster');
  },
};

test('where the specification fixes the text, the server’s message is not shown', async () => {
  sceneOf({ failure: { ...texts, isFixed: true } }, refused);
  await press();
  expect(await screen.findByText('Failed to send')).toBeVisible();
});

test('a caller that shows the failure itself gets it without a toast', async () => {
  sceneOf({ failure: (failure) => (failure.code === 'CONFLICT' ? null : texts) }, refused);
  await press();
  expect(results[0]!.failure!.message).toBe('Somebody was faster');
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

describe('an ended session', () => {
  const ended: Responses = {
    Send: () => {
      throw new Refused('UNAUTHENTICATED', 'Unauthorized');
    },
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const pressIn = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test('asks to sign in, and goes there after a moment', async () => {
    sceneOf({}, ended);
    await pressIn.click(screen.getByRole('button'));
    await waitWithStoppedClock(() => expect(screen.getByText('You need to sign in to send.')).toBeVisible());
    expect(browser.leaveFor).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1500));
    expect(browser.leaveFor).toHaveBeenCalledWith('/api/login');
  });

  test('may have its own text and delay', async () => {
    const signIn = { title: 'Unauthorized', description: 'Logging in again...', redirectAfter: 500 };
    sceneOf({ failure: { ...texts, signIn } }, ended);
    await pressIn.click(screen.getByRole('button'));
    await waitWithStoppedClock(() => expect(screen.getByText('Logging in again...')).toBeVisible());
    act(() => jest.advanceTimersByTime(500));
    expect(browser.leaveFor).toHaveBeenCalledTimes(1);
  });
});

test('the queries that it changes are refetched', async () => {
  sceneOf({ refetch: ['MessageCount'] });
  expect(await screen.findByText('Send 1')).toBeVisible();
  await press();
  expect(await screen.findByText('Send 2')).toBeVisible();
});
