import { Link2 } from 'lucide-react';
import { Button, copyText, page, useToast } from 'kit';
import { sharedTestimony } from 'schema/addresses';

/** Copies the link to this testimony, which has a preview wherever it is pasted. */
export function CopyLink({ id, describedBy }: { id: number; describedBy: string }) {
  const toast = useToast();
  const link = page.siteOrigin + sharedTestimony(id);

  const copy = async () => {
    if (await copyText(link))
      toast({ title: 'Link copied!', description: 'Testimony link copied to clipboard.' });
    else toast({ title: 'Copy the link', description: link });
  };

  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Link2 />}
      aria-describedby={describedBy}
      onClick={() => void copy()}
    >
      Copy Link
    </Button>
  );
}
