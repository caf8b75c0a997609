import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, LogOut } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  Button,
  FailedState,
  removeFromLists,
  role,
  space,
  Stack,
  styled,
  Text,
  useQuery,
  useWrite,
} from 'kit';
import { deviceText } from './deviceText';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  SessionsDocument,
  type SessionsQuery,
} from './gen/graphql';
import { LoadingSessions } from './LoadingSessions';
import { SessionRow } from './SessionRow';
import { SignIns } from './SignIns';

/** Where the member is signed in, with a button to end each session, and their latest sign-ins behind another. */
export function Sessions() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(SessionsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [showsSignIns, setShowsSignIns] = useState(false);
  const signInsId = useId();

  if (!data && loading && !error) return <LoadingSessions />;
  if (!data)
    return (
      <FailedState
        title={t`Your sessions could not be loaded`}
        level={4}
        pending={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return (
    <Stack gap={4}>
      <List sessions={data.sessions} />
      <Disclosure>
        <Button
          size="small"
          variant="quiet"
          icon={showsSignIns ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={showsSignIns}
          aria-controls={showsSignIns ? signInsId : undefined}
          onClick={() => setShowsSignIns(!showsSignIns)}
        >
          <Trans>Recent sign-ins</Trans>
        </Button>
      </Disclosure>
      {showsSignIns && (
        <div id={signInsId}>
          <SignIns />
        </div>
      )}
    </Stack>
  );
}

function List({ sessions }: SessionsQuery) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [endSession] = useWrite(EndSessionDocument, {
    update: (cache, _, { variables }) =>
      removeFromLists(cache, { field: 'sessions' }, { __typename: 'Session', id: variables?.id }),
    success: (_, { id }) => ({
      title: t`Session ended`,
      description: t`${{ device: deviceOf(id) }} is no longer signed in.`,
    }),
    failure: {
      signIn: t`You need to sign in to end a session.`,
      fallback: t`The session could not be ended. Please try again.`,
    },
    refetch: ['SignIns'],
  });
  const [endOthers, { isPending }] = useWrite(EndOtherSessionsDocument, {
    success: { title: t`Signed out everywhere else`, description: t`Only this browser is still signed in.` },
    failure: {
      signIn: t`You need to sign in to end your sessions.`,
      fallback: t`Your sessions could not be ended. Please try again.`,
    },
    refetch: ['Sessions', 'SignIns'],
    awaitRefetch: true,
  });
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  const deviceOf = (id: number) => {
    const device = sessions.find((session) => session.id === id)?.device;
    return device ? deviceText(device) : t`That browser`;
  };

  const end = async (id: number, button: HTMLElement) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const place = buttons.indexOf(button as HTMLButtonElement);
    const { failure } = await endSession({ id });
    if (failure || !isLeft(button)) return;
    (buttons[place + 1] ?? buttons[place - 1] ?? list.current)?.focus();
  };

  return (
    <Stack gap={4}>
      <Rows ref={list} tabIndex={-1} aria-label={t`Where you are signed in`}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} onEnd={(button) => end(session.id, button)} />
          </li>
        ))}
      </Rows>
      {others.length === 0 ? (
        <Text size="small" tone="soft">{t`You are signed in nowhere else.`}</Text>
      ) : (
        <div>
          <Button icon={<LogOut />} pending={isPending} onClick={() => void endOthers()}>
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Whether the focus has gone nowhere else in the meantime. */
const isLeft = (button: HTMLElement) =>
  document.activeElement === button || document.activeElement === document.body;

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${space[3]};
  }

  > li:first-child {
    padding-top: 0;
  }

  > li + li {
    border-top: 1px solid ${role.line};
  }
`;

/** Its icon begins at the edge of the text. */
const Disclosure = styled.div`
  margin-inline-start: calc(-1 * ${space[3]});
`;
