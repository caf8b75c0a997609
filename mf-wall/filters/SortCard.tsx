import { useLingui } from '@lingui/react/macro';
import { sortNames } from 'schema/names';
import { prayerSortValues, type PrayerSort } from 'schema/vocabulary';
import { Card, RadioGroup } from 'kit';

export function SortCard({ sort, onChange }: { sort: PrayerSort; onChange: (sort: PrayerSort) => void }) {
  const { t } = useLingui();
  return (
    <Card padding="small">
      <RadioGroup<PrayerSort>
        label={t`Sort By`}
        options={prayerSortValues.map((value) => ({ value, label: t(sortNames[value]) }))}
        value={sort}
        onValueChange={onChange}
      />
    </Card>
  );
}
