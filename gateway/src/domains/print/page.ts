import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { adminTab, printPage, team, wall } from 'schema/addresses';
import type { BadInput } from '../../platform/errors';
import { html, type Html } from '../../platform/html/html';
import { messageIn } from '../../platform/texts/messages';
import { composeSelfContained } from '../../platform/html/selfContained';
import { categoryChoices, layouts, papers, periods, choiceRule, type Choice } from './choice';
import { sheetsOf, type Print } from './sheets';
import type { PrintedSite } from './site';
import type { Texts } from '../../platform/texts/texts';
import { styleOf } from './style';

/** The page: above what is printed, a form to choose it. */
export function composePrint(site: PrintedSite, print: Print) {
  const { choice, hasMore, prayers } = print;
  const { t, formatNumber } = site.texts;
  const notes = [
    t(layouts.find(({ value }) => value === choice.layout)!.hint),
    t(msg`Only what every visitor may read.`),
    ...(hasMore
      ? [
          t(
            msg({
              message:
                'These are the newest {count}. There are more at {address}: choose one category, or a shorter time, to print all of them.',
              comment: 'Prayers on paper. {count} is a number, {address} the address of the wall.',
            }),
            { count: formatNumber(prayers.length), address: site.siteOrigin + wall },
          ),
        ]
      : []),
  ];
  return compose(site, {
    choice,
    head: html`<p class="hint">${notes.join(' ')}</p>`,
    content: sheetsOf(site, print),
  });
}

/** For an address with a value that does not exist. */
export function composeRefusal(site: PrintedSite, { fieldErrors }: BadInput) {
  return compose(site, {
    choice: choiceRule.parse({}),
    head: html`<p class="hint" role="alert">
      ${site.texts.t(
        msg({
          message: 'This cannot be printed: {reason}.',
          comment: '{reason} says which part of the address is wrong.',
        }),
        { reason: fieldErrors.map(({ message }) => messageIn(site.texts, message)).join('; ') },
      )}
    </p>`,
    content: null,
  });
}

interface Page {
  choice: Choice;
  head: Html;
  /** Null if there is nothing to print. */
  content: Html | null;
}

function compose({ productName, texts, isForAdministrator }: PrintedSite, { choice, head, content }: Page) {
  const { t, locale } = texts;
  return composeSelfContained({
    locale,
    title: `${t(printLabel)} · ${productName}`,
    style: styleOf(choice),
    script,
    formAction: "'self'",
    body: html`<header class="bar">
        <p>
          ${
            isForAdministrator
              ? html`<a href="${adminTab('prayers')}"
                  >${t(msg({ message: '← Back to the dashboard', comment: 'The arrow points backwards.' }))}</a
                >`
              : html`<a href="${team}"
                  >${t(msg({ message: '← Back to the prayer team', comment: 'The arrow points backwards.' }))}</a
                >`
          }
        </p>
        <h1>${t(msg`Print the prayers`)}</h1>
        <form action="${printPage}">
          ${select(texts, 'period', msg({ message: 'Time', comment: 'A period: the last week.' }), periods, choice.period)}
          ${select(texts, 'category', msg`Category`, categoryChoices, choice.category)}
          ${select(texts, 'layout', msg({ message: 'Layout', comment: 'Of the prayers on paper: list, bulletin, booklet' }), layouts, choice.layout)}
          ${select(texts, 'paper', msg({ message: 'Paper', comment: 'The size of paper: A4, Letter' }), papers, choice.paper)}
          <div class="buttons">
            <button class="quiet">
              ${t(msg({ message: 'Show', comment: 'Button: shows what is to be printed.' }))}
            </button>
            ${content && html`<button type="button" id="print" hidden>${t(printLabel)}</button>`}
          </div>
        </form>
        ${head}
      </header>
      <main>${content}</main>`,
  });
}

const printLabel = msg({ message: 'Print', comment: 'The title of a page, and its button.' });

function select(
  { t }: Texts,
  name: keyof Choice,
  label: MessageDescriptor,
  options: readonly { value: string; label: MessageDescriptor }[],
  chosen: string,
): Html {
  return html`<label
    >${t(label)}
    <select name="${name}">
      ${options.map(
        (option) =>
          html`<option value="${option.value}" ${option.value === chosen && 'selected'}>
            ${t(option.label)}
          </option>`,
      )}
    </select></label
  >`;
}

const script = `
const button = document.getElementById('print');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
`;
