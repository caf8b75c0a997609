import { Trans, useLingui } from '@lingui/react/macro';
import { Check, UserPlus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { initials } from 'schema/displayName';
import { shownName } from 'schema/shownName';
import {
  Avatar,
  Button,
  Cluster,
  EmptyState,
  Prose,
  RelativeTime,
  role,
  space,
  Stack,
  styled,
  Text,
  useFragment,
  useWrite,
  type FragmentType,
  i18n,
} from 'kit';
import {
  ApproveJoinRequestDocument,
  DeclineJoinRequestDocument,
  Requests_GroupFragmentDoc,
  type Requests_GroupFragment,
} from '../../gen/graphql';

interface RequestsProps {
  group: FragmentType<Requests_GroupFragment>;
  onOutdated: () => Promise<void>;
}

/** The requests to join, oldest first. */
export function Requests({ group, onOutdated }: RequestsProps) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: Requests_GroupFragmentDoc,
    fragmentName: 'Requests_group',
    from: group,
  });
  if (!complete) return null;
  if (data.joinRequests.length === 0) {
    return (
      <EmptyState icon={<UserPlus />} title={t`No requests`} level={3}>
        <Trans>Whoever asks to join this group appears here.</Trans>
      </EmptyState>
    );
  }
  return (
    <Lines>
      {data.joinRequests.map((request) => (
        <Request key={request.id} groupId={data.id} request={request} onOutdated={onOutdated} />
      ))}
    </Lines>
  );
}

interface RequestProps {
  groupId: number;
  request: Requests_GroupFragment['joinRequests'][number];
  onOutdated: () => Promise<void>;
}

function Request({ groupId, request, onOutdated }: RequestProps) {
  const nameId = useId();
  const name = shownName(request.user, i18n);
  const { decide, deciding } = useDecision({ groupId, requestId: request.id, name, onOutdated });

  return (
    <Line>
      <Avatar initials={initials(request.user)} picture={request.user.profileImageUrl} seed={name} />
      <Stack gap={2}>
        <Cluster gap={2}>
          <Text as="span" isStrong id={nameId} dir="auto">
            {name}
          </Text>
          <Text as="span" size="small" tone="soft">
            <RelativeTime dateTime={request.createdAt} />
          </Text>
        </Cluster>
        {request.message && <Prose dir="auto">{request.message}</Prose>}
        <Cluster gap={2}>
          <Button
            variant="primary"
            icon={<Check />}
            aria-describedby={nameId}
            pending={deciding === 'approve'}
            disabled={deciding !== null}
            onClick={() => void decide('approve')}
          >
            <Trans>Approve</Trans>
          </Button>
          <Button
            icon={<X />}
            aria-describedby={nameId}
            pending={deciding === 'decline'}
            disabled={deciding !== null}
            onClick={() => void decide('decline')}
          >
            <Trans>Decline</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Line>
  );
}

type Decision = 'approve' | 'decline';

interface Decided {
  groupId: number;
  requestId: number;
  name: string;
  onOutdated: () => Promise<void>;
}

function useDecision({ groupId, requestId, name, onOutdated }: Decided) {
  const { t } = useLingui();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const failure = {
    signIn: t`You need to sign in to decide about requests.`,
    fallback: t`Failed to decide about the request`,
  };
  const [approve] = useWrite(ApproveJoinRequestDocument, {
    success: { title: t`${name} is a member now` },
    failure,
  });
  const [decline] = useWrite(DeclineJoinRequestDocument, {
    success: { title: t`Request declined` },
    failure,
  });

  return {
    deciding,
    async decide(decision: Decision) {
      setDeciding(decision);
      const write = decision === 'approve' ? approve : decline;
      const result = await write({ groupId, requestId });
      // Another admin may have decided meanwhile: a toast says so, and the list is refetched.
      if (result.failure) await onOutdated();
      setDeciding(null);
    },
  };
}

const Lines = styled.ul`
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[4]};

  & + & {
    border-top: 1px solid ${role.line};
  }
`;
