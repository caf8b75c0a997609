import Mustache, { type TemplateSpans } from 'mustache';
import { escape } from '../../platform/html/html';

/** Limits memory: a release has about 200 templates, in all languages, of 10 to 60 kB. */
const most = 500;

const writer = new Mustache.Writer();
const parsed = new Map<string, TemplateSpans>();

/** Fills a Mustache template with values, each of which is escaped. */
export function renderTemplate(template: string, values: object): string {
  const spans = spansOf(template) as unknown as string[][];
  return writer.renderTokens(spans, new Mustache.Context(values), undefined, template, { escape });
}

function spansOf(template: string): TemplateSpans {
  const known = parsed.get(template);
  if (known) return known;
  if (parsed.size >= most) parsed.clear();
  const spans = inOnePiece(new Mustache.Writer().parse(template) as TemplateSpans);
  parsed.set(template, spans);
  return spans;
}

/**
 * Mustache joins its texts character by character. V8 stores such a text as a tree with 32 bytes for each character, and
 * walks the whole tree whenever a page is put together (docs/decisions/0101).
 */
function inOnePiece(spans: TemplateSpans): TemplateSpans {
  for (const span of spans) {
    if (span[0] === 'text') span[1] = Buffer.from(span[1]).toString();
    if (Array.isArray(span[4])) inOnePiece(span[4]);
  }
  return spans;
}
