import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, useNavigate, useWrite } from 'kit';
import { wall } from 'schema/addresses';
import { removeFromFeeds } from '../feed/wallLists';
import { WithdrawPrayerDocument } from '../gen/graphql';

interface WithdrawPrayerProps {
  prayerId: number;
  isOpen: boolean;
  onClose: () => void;
}

export function WithdrawPrayer({ prayerId, isOpen, onClose }: WithdrawPrayerProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [withdraw, { isPending }] = useWrite(WithdrawPrayerDocument, {
    update: (cache) => removeFromFeeds(cache, prayerId),
    success: { title: t`Prayer withdrawn`, description: t`It is no longer on the wall.` },
    failure: {
      signIn: t`You need to sign in to withdraw your prayer.`,
      fallback: t`Failed to withdraw your prayer`,
    },
  });

  const confirm = async () => {
    const { data } = await withdraw({ id: prayerId });
    if (data) void navigate(wall);
  };

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={t`Withdraw this prayer?`}
      description={t`It leaves the wall together with its amens and encouragements. This cannot be undone.`}
      confirmLabel={t`Withdraw`}
      isDanger
      pending={isPending}
      onConfirm={() => void confirm()}
    />
  );
}
