import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { page, readFailure, useQuery } from 'kit';
import type { FeaturesTab } from 'schema/addresses';
import { OverviewTodayDocument, type OverviewTodayQuery } from '../gen/graphql';
import { nextInWords } from '../reminders/schedule';

type Line = Partial<Record<FeaturesTab, string | null>>;

/** The current state of each feature, in a few words; none until it is known, and where there is nothing. */
export function useToday(): Line {
  // After the session has ended the stored token still tells who it was, and their reminders are refused.
  const [isMember, setIsMember] = useState(page.session !== null);
  // Not shared: other areas page the same lists with more of each row.
  const { data, error } = useQuery(OverviewTodayDocument, {
    variables: { isMember },
    fetchPolicy: 'no-cache',
  });
  // It has ended since this page was loaded.
  if (isMember && error && readFailure(error).code === 'UNAUTHENTICATED') setIsMember(false);
  if (!data) return {};
  return {
    reminders: nextReminder(data.reminders ?? []),
    chains: openHours(data.prayerChainPage.chains),
    groups: groupCount(data.stats.totalPrayerGroups),
  };
}

function nextReminder(reminders: NonNullable<OverviewTodayQuery['reminders']>): string | null {
  const due = reminders.flatMap(({ nextAt, ...reminder }) => (nextAt ? [{ nextAt, ...reminder }] : []));
  const next = due.sort((one, other) => Date.parse(one.nextAt) - Date.parse(other.nextAt))[0];
  return next ? t`Rings next ${{ day: nextInWords(next, new Date()) }}` : null;
}

const hoursOfADay = 24;

function openHours(chains: OverviewTodayQuery['prayerChainPage']['chains']): string | null {
  const current = chains.filter(({ endTime }) => Date.parse(endTime) > Date.now());
  if (current.length === 0) return null;
  const open = current.reduce((hours, { slots }) => hours + hoursOfADay - slots.length, 0);
  if (open === 0) return t`Every hour is covered`;
  return t`${plural(open, { one: '# hour waits for somebody', other: '# hours wait for somebody' })}`;
}

function groupCount(groups: number): string | null {
  return groups > 0 ? t`${plural(groups, { one: '# group', other: '# groups' })}` : null;
}
