import { displayName } from 'schema/displayName';
import { scriptureOn } from '../daily/daily';
import type { Sql } from '../../platform/database/sql';
import type { DigestContent } from './digestContent';
import { findContent, type ContentRow } from './contentSql';
import { textsOf } from '../../platform/texts/texts';
import { daysOf, nameOfWeek, type Week } from './week';

const maxExcerptLength = 200;

/** The content of a week's digest, the same for all its subscribers; null if there is nothing new. */
export async function collectContent(sql: Sql, week: Week): Promise<DigestContent | null> {
  const rows = await findContent(sql, week);
  const prayers = rows.filter(({ kind }) => kind === 'prayer');
  const testimonies = rows.filter(({ kind }) => kind === 'testimony');
  if (prayers.length === 0 && testimonies.length === 0) return null;
  const { verse, reference } = scriptureOn(week.day);
  return {
    week: nameOfWeek(textsOf('en'), daysOf(week)),
    days: daysOf(week),
    verse: { words: verse, reference },
    prayers: prayers.map(viewText),
    allPrayers: prayers[0]?.total ?? 0,
    mostPrayed: rows
      .filter(({ kind }) => kind === 'most_prayed')
      .map(({ id, title, amens }) => ({ id, title, amens })),
    testimonies: testimonies.map(viewText),
    allTestimonies: testimonies[0]?.total ?? 0,
  };
}

function viewText({ id, title, words, author }: ContentRow) {
  return { id, title, excerpt: excerptOf(words), author: displayName(author) };
}

/** The beginning of a text, cut at the end of a word. */
function excerptOf(words: string): string {
  const text = words.replace(/\s+/g, ' ');
  const characters = Array.from(text);
  if (characters.length <= maxExcerptLength) return text;
  const begun = characters.slice(0, maxExcerptLength).join('');
  return `${begun.replace(/\s+\S*$/, '')}…`;
}
