import { Trans, useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { Button, copyText, page, useToast } from 'kit';
import { sharedTestimony } from 'schema/addresses';

/** Copies the link to this testimony, which has a preview wherever it is pasted. */
export function CopyLink({ id, describedBy }: { id: number; describedBy: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const link = page.siteOrigin + sharedTestimony(id);

  const copy = async () => {
    if (await copyText(link))
      toast({ title: t`Link copied!`, description: t`Testimony link copied to clipboard.` });
    else toast({ title: t`Copy the link`, description: link });
  };

  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Link2 />}
      aria-describedby={describedBy}
      onClick={() => void copy()}
    >
      <Trans>Copy Link</Trans>
    </Button>
  );
}
