import { msg } from '@lingui/core/macro';
import {
  prayersFeed,
  sharedPrayer,
  sharedTestimony,
  testimonials,
  testimoniesFeed,
  wall,
} from 'schema/addresses';
import { categoryNames } from 'schema/names';
import { categoryValues } from 'schema/vocabulary';
import { shownName } from 'schema/shownName';
import { z } from 'zod';
import { firstWithin, pageBytes } from '../../platform/database/pageSize';
import { readFor } from '../../platform/database/replica';
import { parse } from '../../platform/errors';
import { textsOf, type Texts } from '../../platform/texts/texts';
import { writeAtom, type AtomEntry } from '../../platform/feeds/atom';
import type { Context } from '../members/context';
import { findNewest, type FeedEntry } from '../prayers/feedSql';
import { findTestimonials, type TestimonialRow } from '../testimonials/sql';
import { prayersTitle, testimoniesTitle } from './titles';

const maxEntries = 100;

export interface WrittenFeed {
  /** One of a few. */
  name: string;
  text: string;
}

/** The prayers of the wall, newest first, as a visitor sees them (contract, section 14). @throws BadInput */
export async function writePrayersFeed(visitor: Context, query: unknown): Promise<WrittenFeed> {
  const { category } = parse(queryRule, query);
  const rows = await readFor(visitor, (reader) => findNewest(reader, category, maxEntries));
  const texts = textsOf(visitor.requestLocale);
  const address = category ? `${prayersFeed}?category=${category}` : prayersFeed;
  return writeFeed(visitor, {
    name: category ? `prayers/${category}` : 'prayers',
    title: category
      ? texts.t(prayersOf, { category: texts.t(categoryNames[category]) })
      : texts.t(prayersTitle),
    address,
    page: wall,
    entries: rows.map((row) => entryOfPrayer(visitor, texts, row)),
  });
}

/** The testimonies, newest first, as a visitor sees them. */
export async function writeTestimoniesFeed(visitor: Context): Promise<WrittenFeed> {
  const texts = textsOf(visitor.requestLocale);
  const rows = await findTestimonials(visitor, { after: null, skip: 0, rows: maxEntries });
  return writeFeed(visitor, {
    name: 'testimonies',
    title: texts.t(testimoniesTitle),
    address: testimoniesFeed,
    page: testimonials,
    entries: rows.map((row) => entryOfTestimony(visitor, texts, row)),
  });
}

const prayersOf = msg({ message: 'Prayers: {category}', comment: 'The title of a feed: Prayers: Grief.' });

const queryRule = z.object({
  category: z
    // oxlint-disable-next-line site/literal-text -- a refusal (schema/messages.ts)
    .enum([...categoryValues, 'all'], { error: 'Unknown category' })
    .default('all')
    .transform((given) => (given === 'all' ? null : given)),
});

function entryOfPrayer(
  ctx: Context,
  texts: Texts,
  { prayer: { id, title, description, user, createdAt, editedAt, category } }: FeedEntry,
): AtomEntry {
  return {
    id: tagOf(ctx, `prayers/${id}`),
    title,
    author: shownName(user, texts),
    text: description,
    published: createdAt,
    updated: editedAt ?? createdAt,
    link: ctx.config.siteOrigin + sharedPrayer(id),
    category: { value: category, label: texts.t(categoryNames[category]) },
  };
}

function entryOfTestimony(
  ctx: Context,
  texts: Texts,
  { id, title, testimony, author, createdAt }: TestimonialRow,
): AtomEntry {
  return {
    id: tagOf(ctx, `testimonies/${id}`),
    title,
    author: shownName(author, texts),
    text: testimony,
    published: createdAt,
    updated: createdAt,
    link: ctx.config.siteOrigin + sharedTestimony(id),
  };
}

interface Feed {
  name: string;
  title: string;
  address: string;
  page: string;
  entries: readonly AtomEntry[];
}

function writeFeed(ctx: Context, { name, title, address, page, entries }: Feed): WrittenFeed {
  const { siteOrigin, productName } = ctx.config;
  const text = writeAtom({
    id: tagOf(ctx, name),
    title: `${title} · ${productName}`,
    self: siteOrigin + address,
    link: siteOrigin + page,
    entries: firstWithin(pageBytes.rest, entries),
  });
  return { name: `${ctx.requestLocale} ${name}`, text };
}

/** RFC 4151: stays the same when the address of a page changes. */
function tagOf({ config }: Context, name: string): string {
  return `tag:${new URL(config.siteOrigin).hostname},2026:${name}`;
}
