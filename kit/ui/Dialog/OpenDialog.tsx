import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { DialogProps } from './DialogProps';
import { Sheet } from './Sheet';

/** A dialog's behaviour and looks, fetched with the first dialog that opens. */
export function OpenDialog({ initialFocus, ...dialog }: Omit<DialogProps, 'open'>) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Sheet
      {...dialog}
      ref={sheet}
      parts={Radix}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (initialFocus?.current ?? sheet.current)?.focus();
      }}
    />
  );
}
