import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { formatDate, relativeTime } from '../../locale/formats';
import { useLingui } from '../../locale/useLingui';

interface RelativeTimeProps {
  dateTime: string | number | Date;
  className?: string;
}

/** '5 minutes ago' or 'just now', updated as time passes; the full date is its tooltip. */
export function RelativeTime({ dateTime, className }: RelativeTimeProps) {
  useLingui();
  const now = useSyncExternalStore(everyMinute, currentMinute);
  const date = new Date(dateTime);

  return (
    <time className={className} dateTime={date.toISOString()} title={formatDate(date, fullDate)}>
      {agoOf(now - date.getTime())}
    </time>
  );
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
];

const fullDate = { dateStyle: 'full', timeStyle: 'short' } as const;

/** A server clock that is ahead of the browser's must not yield a time in the future. */
function agoOf(milliseconds: number): string {
  const step = steps.find(([, length]) => milliseconds >= length);
  if (!step) return t`just now`;
  const [unit, length] = step;
  return relativeTime(-Math.floor(milliseconds / length), unit);
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let shownMinute = Date.now();

/** One timer for all instances. */
function everyMinute(listener: () => void): () => void {
  if (listeners.size === 0) {
    shownMinute = Date.now();
    timer = setInterval(() => {
      shownMinute = Date.now();
      for (const notify of listeners) notify();
    }, minute);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function currentMinute(): number {
  return shownMinute;
}
