import { adminTab, printPage } from 'schema/addresses';
import type { BadInput } from '../../platform/errors';
import { html, type Html } from '../../platform/html/html';
import { composeSelfContained } from '../../platform/html/selfContained';
import { categoryChoices, layouts, papers, periods, choiceRule, type Choice } from './choice';
import { moreOf, sheetsOf, type Print, type PrintedSite } from './sheets';
import { styleOf } from './style';

/** The page: above what is printed, a form to choose it. */
export function composePrint(site: PrintedSite, print: Print) {
  const { choice, hasMore } = print;
  const notes = [
    layouts.find(({ value }) => value === choice.layout)!.hint,
    'Only what every visitor may read.',
    ...(hasMore
      ? [`${moreOf(site, print)}: choose one category, or a shorter time, to print all of them.`]
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
      This cannot be printed: ${fieldErrors.map(({ message }) => message).join('; ')}.
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

function compose({ productName }: PrintedSite, { choice, head, content }: Page) {
  return composeSelfContained({
    title: `Print · ${productName}`,
    style: styleOf(choice),
    script,
    formAction: "'self'",
    body: html`<header class="bar">
        <p><a href="${adminTab('prayers')}">← Back to the dashboard</a></p>
        <h1>Print the prayers</h1>
        <form action="${printPage}">
          ${select('period', 'Time', periods, choice.period)}
          ${select('category', 'Category', categoryChoices, choice.category)}
          ${select('layout', 'Layout', layouts, choice.layout)}
          ${select('paper', 'Paper', papers, choice.paper)}
          <button class="quiet">Show</button>
          ${content && html`<button type="button" id="print" hidden>Print</button>`}
        </form>
        ${head}
      </header>
      <main>${content}</main>`,
  });
}

function select(
  name: keyof Choice,
  label: string,
  options: readonly { value: string; label: string }[],
  chosen: string,
): Html {
  return html`<label
    >${label}
    <select name="${name}">
      ${options.map(
        (option) =>
          html`<option value="${option.value}" ${option.value === chosen && html`selected`}>
            ${option.label}
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
