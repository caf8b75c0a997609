import { t } from '@lingui/core/macro';
import { formatDate, formatNumber } from 'kit';

/** '12 ms', '1.3 sec', '2.5 min' */
export function durationOf(length: number): string {
  if (length < 1000) return formatNumber(length, { style: 'unit', unit: 'millisecond' });
  const isShort = length < 60_000;
  return formatNumber(length / (isShort ? 1000 : 60_000), {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    maximumFractionDigits: 1,
  });
}

/** 'at 3:00 PM': the next run is within an hour. */
export function timeOf(dateTime: string): string {
  return t`at ${{ time: formatDate(new Date(dateTime), { timeStyle: 'short' }) }}`;
}
