import { useLingui } from '@lingui/react/macro';
import { Dialog, FailedState, Skeleton, SkeletonGroup, useQuery, useToast, useWrite } from 'kit';
import { HoursFeedDocument, RenewHoursFeedDocument } from '../gen/graphql';
import { LinkToCopy } from '../LinkToCopy';

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
  const toast = useToast();
  const [renew, { isPending }] = useWrite(RenewHoursFeedDocument, {
    success: { title: t`New address`, description: t`The old one leads nowhere now.` },
    failure: {
      signIn: t`You need to sign in to change the address.`,
      fallback: t`The address could not be changed. Please try again.`,
    },
  });

  return (
    <LinkToCopy
      label={t`Address of your hours`}
      url={url}
      copyLabel={t`Copy address`}
      isMain
      onCopied={() =>
        toast({
          title: t`Address copied`,
          description: t`Whoever has it sees your hours: keep it to yourself.`,
        })
      }
      onCopyFailed={() =>
        toast({
          title: t`Please copy it by hand`,
          description: t`This browser does not allow it otherwise.`,
          variant: 'destructive',
        })
      }
      renewal={{
        label: t`Make a new one`,
        question: t`Make a new address?`,
        consequence: t`Calendars that follow the old one see nothing from then on.`,
        isPending,
        async renew() {
          const { data } = await renew();
          if (data) onRenewed();
        },
      }}
    />
  );
}
