import { Trans, useLingui } from '@lingui/react/macro';
import { Notice, Slot, useSession } from 'kit';

interface HiddenBannerProps {
  prayer: { id: number; status: string };
}

/** Says who can still see a prayer that moderation hides; moderators also learn why, and can restore it. */
export function HiddenBanner({ prayer: { id, status } }: HiddenBannerProps) {
  const { t } = useLingui();
  const { person } = useSession();
  if (status !== 'hidden') return null;
  if (!person?.isModerator) {
    return (
      <Notice tone="warning" title={t`Hidden by moderation: only you and the moderators see this page`}>
        <Trans>Your notifications say why.</Trans>
      </Notice>
    );
  }
  const title = t`Hidden by moderation: only moderators see this page`;
  const short = <Notice tone="warning" title={title} />;
  return (
    <Slot
      name="hiddenNotice"
      label={t`The reason`}
      loading={short}
      empty={short}
      failed={() => short}
      kind="prayer"
      targetId={id}
      title={title}
    />
  );
}
