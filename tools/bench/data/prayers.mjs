import { randomFrom } from '../../faults/random.mjs';
import { longTail } from './random.mjs';
import { wordsFrom } from './words.mjs';

export const prayerColumns = [
  'author_id',
  'typed_name',
  'typed_email',
  'title',
  'description',
  'category',
  'status',
  'is_anonymous',
  'amen_count',
  'comment_count',
  'created_at',
  'asked_at',
  'last_prayed_at',
];

/** How often each category and state occurs; praise is the rare one. */
const categories = { health: 0.34, family: 0.27, general: 0.18, finances: 0.1, grief: 0.08, praise: 0.03 };
const states = { active: 0.9, answered: 0.06, hidden: 0.01, removed: 0.03 };

const span = 3 * 365 * 86_400_000;
const rowsAtOnce = 500;
/** Authors were asked after 28 days how it is going. Otherwise tens of thousands of mails would be sent while measuring. */
const askedAfter = 28 * 86_400_000;

/** Members of a community that has so many prayers. */
export const membersFor = (size) => Math.max(200, Math.floor(size / 5));

/** The text that COPY reads: prayers from three years, more of them of late, oldest first. */
export function* prayerRows(size) {
  const random = randomFrom(42);
  const words = wordsFrom(43);
  const members = membersFor(size);
  const now = Date.now() - 60_000;
  const mostAmens = Math.min(members, 5_000);

  for (let from = 0; from < size; from += rowsAtOnce) {
    let text = '';
    for (let index = from; index < Math.min(size, from + rowsAtOnce); index += 1) {
      const author = 1 + Math.floor(members * random() ** 2);
      const amens = longTail(random, 0.7, mostAmens);
      const createdAt = now - span * (1 - (index + 1) / size) ** 1.5;
      text += [
        author,
        `Member ${author}`,
        `member${author}@example.org`,
        words.title(),
        words.description(),
        oneOf(categories, random()),
        oneOf(states, random()),
        random() < 0.25 ? 't' : 'f',
        amens,
        longTail(random, 0.45, 200),
        new Date(createdAt).toISOString(),
        createdAt < now - askedAfter ? new Date(createdAt + askedAfter).toISOString() : '\\N',
        // As data/fill.mjs dates the amens; an author's own is not told apart.
        amens > 0 ? new Date(createdAt + amens * 60_000).toISOString() : '\\N',
      ].join('\t');
      text += '\n';
    }
    yield text;
  }
}

function oneOf(shares, chance) {
  let left = chance;
  for (const [name, share] of Object.entries(shares)) {
    left -= share;
    if (left < 0) return name;
  }
  return Object.keys(shares)[0];
}
