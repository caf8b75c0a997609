import { useLingui } from '@lingui/react/macro';
import { ScrollTable } from '../dashboard/ScrollTable';
import { numberOf } from '../dashboard/format';
import { dayOf, measures, type Day } from './measures';

/** The figures of the charts, newest day first. */
export function ActivityTable({ days }: { days: readonly Day[] }) {
  const { t } = useLingui();
  return (
    <ScrollTable caption={t`Activity of the last ${{ length: days.length }} days`}>
      <thead>
        <tr>
          <th scope="col">{t`Day`}</th>
          {measures.map(({ name, label }) => (
            <th key={name} scope="col" data-number>
              {label}
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
                {numberOf(day[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
