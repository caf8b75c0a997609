import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, LogIn } from 'lucide-react';
import { useState } from 'react';
import { Badge, Button, FailedDialog, lazyPart, useSession, type FieldsOf } from 'kit';
import type { JoinAction_GroupFragment } from '../gen/graphql';
import { useJoinGroup } from './useJoinGroup';

const RequestDialog = lazyPart(msg`The request`, async () => (await import('./RequestDialog')).RequestDialog);

// Apart from the page's first chunk, which has no room.
const loadAfterSignIn = () => import('./JoinAfterSignIn');
const JoinAfterSignIn = lazyPart(msg`Joining`, async () => (await loadAfterSignIn()).JoinAfterSignIn);

interface JoinActionProps {
  group: FieldsOf<JoinAction_GroupFragment>;
  /** `page` on the group's own page: the texts are longer, and a visitor's button names sign-in. */
  size: 'card' | 'page';
  /** The id of the group's name, which distinguishes the buttons of several cards. */
  describedBy?: string;
  onJoined?: () => void;
}

/** Joins a group or requests to, unless it is full (specification, section 4). */
export function JoinAction({ group, size, describedBy, onJoined }: JoinActionProps) {
  const { t } = useLingui();
  const { person, openSignIn } = useSession();
  const { joinGroup, requestToJoin, isPending } = useJoinGroup(group);
  // Null before the first opening. The dialog stays mounted from then on and keeps its draft.
  const [isRequesting, setRequesting] = useState<boolean | null>(null);

  const isFull = group.memberCount >= group.maxMembers;
  const needsApproval = group.isPrivate && group.joinApprovalRequired;

  const join = async () => {
    if (needsApproval) setRequesting(true);
    else if (await joinGroup()) onJoined?.();
  };
  const signIn = async () => {
    await loadAfterSignIn().then(
      ({ rememberJoin }) => rememberJoin(group.id),
      () => undefined,
    );
    openSignIn();
  };

  if (group.isMember) return <MemberBadge size={size} />;
  if (group.hasRequested) return <Button disabled>{t`Request sent`}</Button>;
  if (isFull) {
    return (
      <Button
        disabled
      >{t`Group Full (${{ count: group.memberCount }}/${{ limit: group.maxMembers }})`}</Button>
    );
  }
  if (!person && size === 'page') {
    return (
      <Button variant="primary" icon={<LogIn />} onClick={() => void signIn()}>
        <Trans>Sign in to join</Trans>
      </Button>
    );
  }

  const stopRequesting = () => setRequesting(false);
  const toRequest = size === 'card' ? t`Request Join` : t`Request to Join`;
  const toJoin =
    size === 'card'
      ? t({ message: 'Join', comment: 'Button: becomes a member of the group' })
      : t`Join Group`;

  const press = () => {
    if (person) {
      void join();
      return;
    }
    window.alert(t`Please sign in to join a prayer group`);
    void signIn();
  };

  return (
    <>
      <Button
        // Of several cards on a page none has a louder button than the page itself.
        variant={size === 'card' ? 'secondary' : 'primary'}
        pending={isPending && !isRequesting}
        aria-describedby={describedBy}
        onClick={press}
      >
        {needsApproval ? toRequest : toJoin}
      </Button>
      {person && <JoinAfterSignIn groupId={group.id} onDue={() => void join()} failed={() => null} />}
      {isRequesting !== null && needsApproval && (
        <RequestDialog
          isOpen={isRequesting}
          isSending={isPending}
          onSend={async (message) => {
            if (await requestToJoin(message)) stopRequesting();
          }}
          onClose={stopRequesting}
          failed={(failure) => <FailedDialog {...failure} onClose={stopRequesting} />}
        />
      )}
    </>
  );
}

/** In place of the button, for members. */
export function MemberBadge({ size }: Pick<JoinActionProps, 'size'>) {
  const { t } = useLingui();
  return (
    <Badge tone="success" icon={<Check />}>
      {size === 'card'
        ? t({ message: 'Joined', comment: 'In place of the button Join: the reader is a member' })
        : t`You are a member`}
    </Badge>
  );
}
