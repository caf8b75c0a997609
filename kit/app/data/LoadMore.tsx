import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type MouseEvent, type RefObject } from 'react';
import { nextPaint } from '../browser/tasks';
import { announce } from '../feedback/announcer';
import { readFailure, useFailureToast, type FailureTexts } from '../feedback/failures';
import { Button } from '../../ui/Button/Button';
import { Cluster } from '../../ui/Cluster/Cluster';

interface LoadMoreProps {
  /** By default 'Load More'. */
  label?: string;
  /** The text of the toast after a failure. */
  failure: string | FailureTexts;
  isFullWidth?: boolean;
  /**
   * The element whose children are the rows, added behind or in front of those that are there. After a press by keyboard
   * the first added row gets the focus.
   */
  list?: RefObject<HTMLElement | null>;
  /** Announced with the number of added rows: '20 more prayers'. */
  added?: (count: number) => string;
  onLoad: () => Promise<unknown>;
}

/** Loads the next page of a list; a failure keeps the shown rows. */
export function LoadMore({ label, failure, isFullWidth = false, list, added, onLoad }: LoadMoreProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [isLoading, setLoading] = useState(false);
  const toastFailure = useFailureToast();

  const load = async ({ detail }: MouseEvent) => {
    const isByKeyboard = detail === 0;
    const before = new Set(list?.current?.children);
    setLoading(true);
    try {
      await onLoad();
      // The cache has the new rows before they are rendered.
      await nextPaint();
      const rows = [...(list?.current?.children ?? [])].filter((row) => !before.has(row));
      if (added && rows.length > 0) announce(added(rows.length));
      if (isByKeyboard || !button.current?.isConnected) focusOnRow(rows[0] as HTMLElement | undefined);
    } catch (error) {
      const texts = typeof failure === 'string' ? { fallback: failure, isFixed: true } : failure;
      toastFailure(readFailure(error), texts);
    } finally {
      setLoading(false);
    }
  };

  const pressed = (
    <Button
      ref={button}
      size={isFullWidth ? 'medium' : 'large'}
      isFullWidth={isFullWidth}
      pending={isLoading}
      onClick={(event: MouseEvent) => void load(event)}
    >
      {label ?? t`Load More`}
    </Button>
  );
  return isFullWidth ? pressed : <Cluster justify="center">{pressed}</Cluster>;
}

/**
 * On the row itself where it takes the focus or has no control. Rows in front must not scroll away what is being read.
 */
function focusOnRow(row: HTMLElement | undefined): void {
  if (!row) return;
  const control = row.querySelector<HTMLElement>('a[href], button:enabled');
  if (!control && !row.hasAttribute('tabindex')) row.tabIndex = -1;
  const target = row.hasAttribute('tabindex') ? row : control;
  target?.focus({ preventScroll: row === row.parentElement?.firstElementChild });
}
