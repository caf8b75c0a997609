import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import {
  Badge,
  freshness,
  Link,
  Notice,
  role,
  space,
  Stack,
  styled,
  type,
  useLive,
  useQuery,
  useSession,
} from 'kit';
import { adminTab } from 'schema/addresses';
import { ApprovalDocument } from '../gen/graphql';

interface ApprovalNoticeProps {
  prayer: { id: number; status: string; isOwner: boolean; declineReason?: string | null };
  /** In place of the actions of a card. */
  isOnCard?: boolean;
}

/** Says that a prayer waits to be approved, or was not: to its author, and on its page to moderators. */
export function ApprovalNotice({ prayer, isOnCard = false }: ApprovalNoticeProps) {
  const { t } = useLingui();
  const { person } = useSession();
  const { status, isOwner, declineReason } = prayer;
  const waits = t`Waiting to be approved`;

  if (isOnCard) return <CardNotice prayer={prayer} />;
  if (status === 'waiting') {
    return (
      <Notice title={waits}>
        {isOwner ? (
          <Trans>Somebody reads it before it goes on the wall. You are told as soon as it is there.</Trans>
        ) : (
          <Trans>Only its author and moderators can read it.</Trans>
        )}
        {person?.isModerator && (
          <div>
            <Link to={adminTab('team')}>{t`Go to what waits`}</Link>
          </div>
        )}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={isOwner ? t`Your prayer is not on the wall yet` : t`This prayer was declined`}
    >
      <Stack gap={2}>
        {isOwner ? (
          <Trans>
            Whoever read it asks you for a change. Nobody else can read it until you have sent it again.
          </Trans>
        ) : (
          <Trans>Only its author and moderators can read it.</Trans>
        )}
        {declineReason && <Reason dir="auto">{declineReason}</Reason>}
      </Stack>
    </Notice>
  );
}

/** Its author finds it on the wall, until it is declined; once it is approved the card is like the others. */
function CardNotice({ prayer: { id, status } }: Pick<ApprovalNoticeProps, 'prayer'>) {
  const { t } = useLingui();
  useQuery(ApprovalDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    ...useLive(`prayer:${id}`, freshness.feed.poll),
  });
  return (
    <Foot>
      <Badge icon={<Hourglass />}>
        {status === 'waiting' ? t`Waiting to be approved` : t`Your prayer is not on the wall yet`}
      </Badge>
    </Foot>
  );
}

/** Where the actions of a card are, in cards of equal height. */
const Foot = styled.div`
  margin-block-start: auto;
`;

/** Quoted, as what people say. */
const Reason = styled.p`
  ${type.words}
  padding-inline-start: ${space[3]};
  overflow-wrap: anywhere;
  white-space: pre-line;
  border-inline-start: 3px solid ${role.warning};
`;
