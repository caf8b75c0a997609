import { msg } from '@lingui/core/macro';
import { sharedPrayer, wall } from 'schema/addresses';
import { categoryNames } from 'schema/names';
import { categoryValues, type Category } from 'schema/vocabulary';
import { shownName } from 'schema/shownName';
import { z } from 'zod';
import type { Config } from '../../config';
import { readFor } from '../../platform/database/replica';
import { parse, type BadInput } from '../../platform/errors';
import { html, type Html } from '../../platform/html/html';
import { logo } from '../../platform/html/logo';
import { composeSelfContained } from '../../platform/html/selfContained';
import { shortDate, textsOf, type Texts } from '../../platform/texts/texts';
import type { Context } from '../members/context';
import { findNewest, type FeedEntry } from '../prayers/feedSql';
import { frameProgram } from './resize';
import { styleOf, themes, type Theme } from './style';

const limitMessage = 'limit must be a whole number from 1 to 20';

const queryRule = z.object({
  category: z
    .enum([...categoryValues, 'all', ''], { error: 'Unknown category' })
    .default('all')
    .transform((given) => (given === 'all' || given === '' ? null : given)),
  limit: z
    .string({ error: limitMessage })
    .regex(/^([1-9]|1\d|20)$/, { error: limitMessage })
    .transform(Number)
    .default(10),
  theme: z.enum(themes, { error: 'theme must be light, dark or auto' }).default('auto'),
  resize: z.literal('yes', { error: 'resize must be yes' }).optional(),
});

/** The newest prayers as a visitor sees them, in one statement (contract, section 14). @throws BadInput */
export async function writeWall(visitor: Context, texts: Texts, query: unknown) {
  const { category, limit, theme, resize } = parse(queryRule, query);
  const entries = await readFor(visitor, (reader) => findNewest(reader, category, limit));
  const { config } = visitor;
  const prayers = entries.map((entry) => html`<li>${prayerOf(config, texts, entry)}</li>`);
  return compose(config, texts, {
    theme,
    resizes: resize === 'yes',
    content:
      prayers.length > 0
        ? html`<ul>
            ${prayers}
          </ul>`
        : emptyWall(texts, category),
  });
}

/** For the author of the page around it, who wrote the address: a developer, in English. */
export function composeRefusal(config: Config, { fieldErrors }: BadInput) {
  return compose(config, textsOf('en'), {
    theme: 'auto',
    resizes: false,
    content: html`<div class="empty" role="alert">
      <h2>The address of this frame cannot be read</h2>
      ${fieldErrors.map(({ message }) => html`<p>${message}</p>`)}
    </div>`,
  });
}

interface Page {
  theme: Theme;
  resizes: boolean;
  content: Html;
}

function compose(config: Config, { locale, t }: Texts, { theme, resizes, content }: Page) {
  const { productName, embedOrigins } = config;
  return composeSelfContained({
    locale,
    title: productName,
    style: styleOf(theme),
    script: resizes ? frameProgram : null,
    framedBy: embedOrigins,
    body: html`<header><h1>${linkTo(config, wall, html`${logo}${productName}`)}</h1></header>
      <main>${content}</main>
      <footer>
        <p>${linkTo(config, wall, html`${t(msg`See every prayer`)}`)}</p>
        <p id="opens" hidden>${t(msg`Opens in a new tab`)}</p>
      </footer>`,
  });
}

function prayerOf(config: Config, texts: Texts, { prayer }: FeedEntry): Html {
  const { id, title, description, user, category, createdAt } = prayer;
  return html`<article>
    <h2 dir="auto">${linkTo(config, sharedPrayer(id), html`${title}`)}</h2>
    <p class="by">
      <bdi>${shownName(user, texts)}</bdi> · ${texts.t(categoryNames[category])} ·
      <time datetime="${createdAt.toISOString()}">${texts.formatDate(createdAt, shortDate)}</time>
    </p>
    <p class="words" dir="auto">${description}</p>
  </article>`;
}

function emptyWall({ t }: Texts, category: Category | null): Html {
  const under = msg({
    message: 'No prayers under {category} yet',
    comment: '{category} is the name of a category of prayers, such as Grief.',
  });
  const empty = category ? t(under, { category: t(categoryNames[category]) }) : t(msg`No prayers yet`);
  return html`<div class="empty">
    <h2>${empty}</h2>
    <p>${t(msg`Bring yours, and others will pray with you.`)}</p>
  </div>`;
}

/** In a tab of its own: no page of this site can be framed. */
function linkTo({ siteOrigin }: Config, path: string, words: Html): Html {
  return html`<a href="${siteOrigin + path}" target="_blank" rel="noopener" aria-describedby="opens"
    >${words}</a
  >`;
}
