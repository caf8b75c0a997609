import { prayerSorts, type PrayerSort } from 'schema/vocabulary';
import { Card, RadioGroup } from 'kit';

export function SortCard({ sort, onChange }: { sort: PrayerSort; onChange: (sort: PrayerSort) => void }) {
  return (
    <Card padding="small">
      <RadioGroup<PrayerSort> label="Sort By" options={prayerSorts} value={sort} onValueChange={onChange} />
    </Card>
  );
}
