import { readStored, writeStored } from 'kit/start';

const key = 'visits';
const enough = 3;

/** The days on which this browser opened the site; once the hint was shown, nothing is counted any more. */
interface Visits {
  days: number;
  last: string;
  isHinted: boolean;
}

const none: Visits = { days: 0, last: '', isHinted: false };

/** Counts today. Returns whether the hint may be shown: from the third day on, once. */
export function countVisit(today = new Date()): boolean {
  const visits = read();
  if (visits.isHinted) return false;
  const day = today.toDateString();
  const days = visits.last === day ? visits.days : visits.days + 1;
  if (visits.last !== day) write({ ...visits, days, last: day });
  // Where nothing can be stored it would come with every page.
  return days >= enough && read().days >= enough;
}

export function recordHint(): void {
  write({ ...none, isHinted: true });
}

function read(): Visits {
  try {
    return { ...none, ...(JSON.parse(readStored(key) ?? '{}') as Partial<Visits>) };
  } catch {
    return none;
  }
}

const write = (visits: Visits) => writeStored(key, JSON.stringify(visits));
