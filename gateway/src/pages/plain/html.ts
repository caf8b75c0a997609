/** Text that is HTML, because `html` has written it. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | readonly Html[] | string | number | null | false;

/** Writes HTML. What is put into it becomes text, unless it was written by `html` as well. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.map((part, place) => part + (place < values.length ? textOf(values[place]!) : '')).join(''),
  );
}

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === null || value === false) return '';
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
