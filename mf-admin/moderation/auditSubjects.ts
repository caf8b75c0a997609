import { plural, t } from '@lingui/core/macro';
import { formatList, i18n } from 'kit';
import { bannerPages } from '../content/bannerPages';
import { reportedKinds } from './reportedKinds';

/** The subject of an entry, such as 'prayer 12', in words. The log may hold subjects that this version does not know. */
export function subjectLabel(subject: string): string {
  const text = findText(subject);
  if (text) return numbered(i18n._(reportedKinds[text.kind]), text.targetId);
  for (const [form, label] of forms) {
    const [, value] = form.exec(subject) ?? [];
    if (value) return label(value);
  }
  return subject;
}

/** The text that is the subject of an entry; null for any other subject. */
export function findText(subject: string) {
  const [, words = '', targetId] = /^(.*) (\d+)$/.exec(subject) ?? [];
  const kind = kinds.find((one) => one.replaceAll('_', ' ') === words);
  return kind ? { kind, targetId: Number(targetId) } : null;
}

const kinds = Object.keys(reportedKinds) as (keyof typeof reportedKinds)[];

const forms: readonly [form: RegExp, label: (value: string) => string][] = [
  [/^(site)$/, () => t({ message: 'The site', comment: 'In the log: what was changed' })],
  [
    /^member (\d+)$/,
    (id) => numbered(t({ message: 'Member', comment: 'The role of an account' }), Number(id)),
  ],
  [/^mail (\d+)$/, (id) => t`Mail ${{ id }}`],
  [/^(one|[\d,]+) prayers?$/, (number) => prayers(number === 'one' ? 1 : Number(number.replaceAll(',', '')))],
  [/^banners of (.+)$/, (pages) => formatList(pages.split(', ').map(bannerLabel))],
  [
    /^the author of (.+)$/,
    (words) => {
      const text = subjectLabel(words);
      return t({
        message: `${text}: the author`,
        comment: 'In the log: whom a decision is about, such as “Prayer 12: the author”',
      });
    },
  ],
];

const numbered = (kind: string, id: number) =>
  t({ message: `${kind} ${id}`, comment: 'A text or a member with its number, such as “Prayer 12”' });

const prayers = (count: number) => t`${plural(count, { one: '# prayer', other: '# prayers' })}`;

function bannerLabel(name: string): string {
  const banner = bannerPages.find(({ page }) => page === name);
  return banner ? i18n._(banner.label) : name;
}
