import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Button,
  Cluster,
  ConfirmDialog,
  copyText,
  Dialog,
  FailedState,
  Skeleton,
  SkeletonGroup,
  Stack,
  TextField,
  useQuery,
  useToast,
  useWrite,
} from 'kit';
import { HoursFeedDocument, RenewHoursFeedDocument } from '../gen/graphql';

/** The address of the viewer's hours, to copy into a calendar. A new one makes the old one void. */
export function HoursAddress({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(HoursFeedDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t`Your hours in your calendar`}
      description={t`Add this address to your calendar as a subscription. It has your hours and your reminders, as they are.`}
    >
      {data ? (
        <Known url={data.hoursFeed.url} onRenewed={() => void refetch().catch(() => undefined)} />
      ) : error && !loading ? (
        <FailedState
          title={t`The address could not be loaded`}
          level={3}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <SkeletonGroup label={t`Loading the address`}>
          <Skeleton height="2.75rem" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function Known({ url, onRenewed }: { url: string; onRenewed: () => void }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const toast = useToast();
  const [renew, { isPending }] = useWrite(RenewHoursFeedDocument, {
    success: { title: t`New address`, description: t`The old one leads nowhere now.` },
    failure: {
      signIn: t`You need to sign in to change the address.`,
      fallback: t`The address could not be changed. Please try again.`,
    },
  });

  const copy = async () => {
    if (await copyText(url)) {
      return toast({
        title: t`Address copied`,
        description: t`Whoever has it sees your hours: keep it to yourself.`,
      });
    }
    field.current?.focus();
    toast({ title: t`Please copy it by hand`, description: t`This browser does not allow it otherwise.` });
  };

  const confirm = async () => {
    const { data } = await renew();
    setConfirming(false);
    if (data) onRenewed();
  };

  return (
    <Stack gap={3}>
      <TextField
        ref={field}
        label={t`Address of your hours`}
        isLabelHidden
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Cluster gap={2}>
        <Button variant="primary" icon={<Copy />} onClick={() => void copy()}>
          <Trans>Copy address</Trans>
        </Button>
        <Button variant="quiet" icon={<RotateCcw />} onClick={() => setConfirming(true)}>
          <Trans>Make a new one</Trans>
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t`Make a new address?`}
        description={t`Calendars that follow the old one see nothing from then on.`}
        confirmLabel={t`Make a new one`}
        pending={isPending}
        onConfirm={() => void confirm()}
      />
    </Stack>
  );
}
