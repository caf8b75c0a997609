import { Search } from 'lucide-react';
import { useRef } from 'react';
import { Heading, Stack, TextField } from 'kit';
import { useSearchWords } from '../dashboard/lists/useSearchWords';
import { Deletions } from './Deletions';
import { PrayerList } from './PrayerList';
import { useDeletions } from './useDeletions';

/** Every prayer of the site, to look at and to delete. */
export function Prayers() {
  const { typed, setTyped, words } = useSearchWords();
  const { deleted, remove, bringBack } = useDeletions();
  const heading = useRef<HTMLHeadingElement>(null);
  // The card or the notice is gone with its buttons: the focus goes back to where the list begins.
  const leadBack = () => heading.current?.focus();

  return (
    <Stack gap={5}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        Prayers
      </Heading>
      <TextField
        type="search"
        label="Search prayers"
        icon={<Search />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Deletions
        deleted={deleted}
        onBringBack={async (prayer) => {
          await bringBack(prayer);
          leadBack();
        }}
      />
      <PrayerList
        key={words}
        words={words}
        onDelete={async (prayer) => {
          if (await remove(prayer)) leadBack();
        }}
      />
    </Stack>
  );
}
