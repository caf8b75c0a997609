import { useLingui } from '@lingui/react/macro';
import { Check, Copy, Share2, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PrayerVisibility } from 'schema/vocabulary';
import { copyText, Button, Menu, useSession, useToast } from 'kit';
import { NetworkMark } from './NetworkMark';
import { networks, prayerLink, shareText } from './shareLinks';

const copiedFor = 2000;

export interface SharedPrayer {
  id: number;
  title: string;
  visibility: PrayerVisibility;
}

interface ShareMenuProps {
  prayer: SharedPrayer;
  /** The id of the prayer's title, where there are other prayers beside it. */
  describedBy?: string;
}

/**
 * Shares a prayer to two networks, by a message, or as a link (specification, section 2). One that is not for everybody
 * has its link alone.
 */
export function ShareMenu({ prayer, describedBy }: ShareMenuProps) {
  const { t } = useLingui();
  const { person, openSignIn } = useSession();
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const isForAll = prayer.visibility === 'public';
  const link = prayerLink(prayer.id);
  const text = shareText(prayer.title);
  const look = {
    variant: 'quiet',
    size: 'small',
    icon: <Share2 />,
    'aria-describedby': describedBy,
  } as const;
  const trigger = <Button {...look}>{t`Share`}</Button>;

  if (!person) {
    return <Button {...look} onClick={() => openSignIn('signup')}>{t`Share`}</Button>;
  }

  const thank = () =>
    toast({
      title: t`Sharing prayer request`,
      description: t`Thank you for spreading prayer requests in your community!`,
    });

  const copy = async () => {
    if (!(await copyText(link))) {
      toast({ title: t`Error`, description: t`The link could not be copied.`, variant: 'destructive' });
      return;
    }
    setCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), copiedFor);
    toast({
      title: t`Link copied!`,
      description: t`Prayer link copied to clipboard. Share it with your community.`,
    });
  };

  return (
    <Menu
      trigger={trigger}
      label={t`Share this prayer`}
      align="end"
      items={[
        ...(isForAll ? networks : []).map(({ name, address }) => ({
          label: name,
          icon: <NetworkMark network={name} />,
          onSelect: () => {
            window.open(address(link, text), 'share', 'width=600,height=400,noopener');
            thank();
          },
        })),
        ...(isForAll && 'share' in navigator
          ? [
              {
                label: t({ message: 'More…', comment: 'Other ways to share, which the device offers' }),
                icon: <Smartphone />,
                onSelect: () => void shareOnDevice(link, text),
              },
            ]
          : []),
        {
          label: isCopied ? t`Copied!` : isForAll ? t`Copy Link` : t`Copy Link for its readers`,
          icon: isCopied ? <Check /> : <Copy />,
          keepsOpen: true,
          onSelect: () => void copy(),
        },
      ]}
    />
  );
}

/** Closing the device's share sheet is no failure. */
async function shareOnDevice(url: string, text: string): Promise<void> {
  await navigator.share({ url, text }).catch(() => undefined);
}
