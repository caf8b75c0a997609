import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, media, role, styled, Text } from 'kit';
import { DeletionForm } from './DeletionForm';

/** The button and the dialog to delete the account. */
export function DeleteAccount() {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);

  return (
    <>
      <Text size="small" tone="soft">
        <Trans>Your account and all that belongs to it is deleted. This cannot be taken back.</Trans>
      </Text>
      <Delete icon={<Trash2 />} onClick={() => setConfirming(true)}>
        <Trans>Delete account</Trans>
      </Delete>
      <Dialog
        open={isConfirming}
        onOpenChange={close}
        role="alertdialog"
        size="small"
        title={t`Delete your account?`}
        description={t`You are signed out everywhere, and what you wrote is deleted with your account. This cannot be taken back.`}
      >
        <DeletionForm onClose={close} />
      </Dialog>
    </>
  );
}

/** Quieter than the button that deletes it in the end. */
const Delete = styled(Button)`
  && {
    color: ${role.danger};
  }

  @media ${media.canHover} {
    &&:hover {
      color: ${role.danger};
      background: ${role.dangerSoft};
      border-color: ${role.danger};
    }
  }
`;
