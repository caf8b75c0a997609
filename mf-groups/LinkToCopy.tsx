import { Copy, RotateCcw } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button, Cluster, ConfirmDialog, copyText, Stack, TextField } from 'kit';

interface LinkToCopyProps {
  /** Says what the link is, for screen readers. */
  label: string;
  url: string;
  copyLabel: string;
  /** The only thing to do where it is shown. */
  isMain?: boolean;
  onCopied: () => void;
  onCopyFailed: () => void;
  renewal: Renewal;
}

interface Renewal {
  label: string;
  /** The question before it is made anew. */
  question: string;
  consequence: ReactNode;
  isDanger?: boolean;
  isPending: boolean;
  /** Makes a new link; the old one leads nowhere from then on. */
  renew: () => Promise<unknown>;
}

/** A secret link: to copy, and to make anew after a question. */
export function LinkToCopy({
  label,
  url,
  copyLabel,
  isMain = false,
  onCopied,
  onCopyFailed,
  renewal,
}: LinkToCopyProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isConfirming, setConfirming] = useState(false);

  const copy = async () => {
    if (await copyText(url)) {
      onCopied();
      return;
    }
    // To copy it by hand: a focused field is selected.
    field.current?.focus();
    onCopyFailed();
  };

  const confirm = async () => {
    await renewal.renew();
    setConfirming(false);
  };

  return (
    <Stack gap={3}>
      <TextField
        ref={field}
        label={label}
        isLabelHidden
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Cluster gap={2}>
        <Button variant={isMain ? 'primary' : 'secondary'} icon={<Copy />} onClick={() => void copy()}>
          {copyLabel}
        </Button>
        <Button variant="quiet" icon={<RotateCcw />} onClick={() => setConfirming(true)}>
          {renewal.label}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={renewal.question}
        description={renewal.consequence}
        confirmLabel={renewal.label}
        isDanger={renewal.isDanger}
        pending={renewal.isPending}
        onConfirm={() => void confirm()}
      />
    </Stack>
  );
}
