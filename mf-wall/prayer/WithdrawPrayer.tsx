import { ConfirmDialog, useFailureToast, useMutation, useNavigate, useToast } from 'kit';
import { takeOff } from '../feed/wallLists';
import { WithdrawPrayerDocument } from '../gen/graphql';

interface WithdrawPrayerProps {
  prayerId: number;
  isOpen: boolean;
  onClose: () => void;
}

export function WithdrawPrayer({ prayerId, isOpen, onClose }: WithdrawPrayerProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [withdraw, { loading }] = useMutation(WithdrawPrayerDocument, {
    variables: { id: prayerId },
    update: (cache) => takeOff(cache, prayerId),
  });

  const confirm = async () => {
    try {
      await withdraw();
      toast({ title: 'Prayer withdrawn', description: 'It is no longer on the wall.' });
      void navigate('/prayers');
    } catch (error) {
      tellOfFailure(error, {
        signIn: 'You need to sign in to withdraw your prayer.',
        otherwise: 'Failed to withdraw your prayer',
      });
    }
  };

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title="Withdraw this prayer?"
      description="It leaves the wall together with its amens and encouragements. This cannot be undone."
      confirmLabel="Withdraw"
      isDanger
      pending={loading}
      onConfirm={() => void confirm()}
    />
  );
}
