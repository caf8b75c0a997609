import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Settings } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge, Button, FailedDialog, lazyPart, styled, VisuallyHidden } from 'kit';

const ManageGroup = lazyPart(
  msg`The settings of the group`,
  async () => (await import('./manage/ManageGroup')).ManageGroup,
);

/** Opens the admins' dialog; a badge shows the number of requests to join. */
export function ManageButton({ groupId, requests }: { groupId: number; requests: number }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const badgeId = useId();
  const close = () => setOpen(false);

  return (
    <Corner>
      <Button
        icon={<Settings />}
        aria-haspopup="dialog"
        aria-describedby={requests > 0 ? badgeId : undefined}
        onClick={() => setOpen(true)}
      >
        <Trans>Manage</Trans>
      </Button>
      {requests > 0 && (
        <Mark id={badgeId}>
          <Badge tone="highlight">
            <span aria-hidden="true">{requests}</span>
            <VisuallyHidden>
              {t`${plural(requests, { one: '# request to join', other: '# requests to join' })}`}
            </VisuallyHidden>
          </Badge>
        </Mark>
      )}
      {isOpen && (
        <ManageGroup
          groupId={groupId}
          onClose={close}
          failed={(failure) => <FailedDialog {...failure} onClose={close} />}
        />
      )}
    </Corner>
  );
}

const Corner = styled.span`
  position: relative;
  display: inline-flex;
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: -0.6rem;
  inset-inline-end: -0.35rem;
  pointer-events: none;
`;
