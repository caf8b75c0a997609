import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ScrollTable } from '../dashboard/ScrollTable';
import { formatNumber } from 'kit';
import { dayOf, measures, type Day } from './measures';

/** The figures of the charts, newest day first. */
export function ActivityTable({ days }: { days: readonly Day[] }) {
  const { t } = useLingui();
  return (
    <ScrollTable caption={t`${plural({ count: days.length }, { other: 'Activity of the last # days' })}`}>
      <thead>
        <tr>
          <th scope="col">{t`Day`}</th>
          {measures.map(({ name, label }) => (
            <th key={name} scope="col" data-number>
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">
              <time dateTime={day.day}>{dayOf(day.day)}</time>
            </th>
            {measures.map(({ name }) => (
              <td key={name} data-number>
                {formatNumber(day[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
