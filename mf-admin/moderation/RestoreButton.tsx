import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'kit';
import type { ReportedKind } from '../gen/graphql';
import { decisions } from './decisions';
import { DecisionDialog } from './DecisionDialog';

interface RestoreButtonProps {
  kind: ReportedKind;
  targetId: number;
  isAnonymous: boolean;
  /** The element with the text's name. */
  'aria-describedby'?: string;
  onDone?: () => void;
}

/** Restores a hidden text, for a reason. */
export function RestoreButton({ kind, targetId, isAnonymous, onDone, ...described }: RestoreButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button {...described} icon={<Eye />} onClick={() => setOpen(true)}>
        {t(decisions.restore.label)}
      </Button>
      {isOpen && (
        <DecisionDialog
          name="restore"
          waiting={{ id: null, kind, targetId, isAnonymous }}
          onClose={close}
          onDone={() => {
            close();
            onDone?.();
          }}
        />
      )}
    </>
  );
}
