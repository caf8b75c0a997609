import { msg } from '@lingui/core/macro';
import { i18n } from 'kit';

/** The reasons as moderators get them, and as the page says them. */
/* oxlint-disable site/literal-text -- stored with the report */
export const reportReasons = [
  { value: 'Spam or advertising', label: msg`Spam or advertising` },
  { value: 'Harassment or hate', label: msg`Harassment or hate` },
  { value: 'Private details of somebody', label: msg`Private details of somebody` },
  { value: 'Not a prayer', label: msg`Not a prayer` },
  { value: 'Something else', label: msg`Something else` },
] as const;
/* oxlint-enable site/literal-text */

export type ReportReason = (typeof reportReasons)[number]['value'];

/** A report as it is stored, with the chosen reason in the page's language; the reporter's own words stay. */
export function reportText(stored: string): string {
  const chosen = reportReasons.find(({ value }) => stored === value || stored.startsWith(`${value}: `));
  return chosen ? i18n._(chosen.label) + stored.slice(chosen.value.length) : stored;
}
