import type { CSSProperties } from 'react';
import { palette } from 'schema/palette';

const { light, dark } = palette;

const sans = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const serif = 'Georgia, "Times New Roman", serif';

/** Many mail programs ignore style sheets, so every element has its style inline. */
export const styles = {
  page: {
    margin: 0,
    padding: '0 8px',
    backgroundColor: light.surface,
    fontFamily: sans,
    // Long words must not make a phone scroll sideways.
    wordBreak: 'break-word',
  },
  sheet: {
    maxWidth: '560px',
    margin: '24px auto',
    padding: '24px',
    backgroundColor: light.surfaceRaised,
    borderRadius: '12px',
  },
  brand: {
    margin: '0 0 20px',
    fontFamily: serif,
    fontSize: '18px',
    lineHeight: '28px',
    fontWeight: 600,
    color: light.ink,
  },
  /** The product's mark, without an image that mail programs would hide. */
  niche: {
    display: 'inline-block',
    width: '22px',
    height: '28px',
    borderRadius: '11px 11px 3px 3px',
    textAlign: 'center',
    verticalAlign: 'middle',
    backgroundColor: light.accent,
  },
  flame: {
    display: 'inline-block',
    width: '7px',
    height: '13px',
    marginTop: '9px',
    borderRadius: '50% 50% 46% 46% / 72% 72% 28% 28%',
    verticalAlign: 'top',
    backgroundColor: light.highlightSoft,
  },
  heading: {
    margin: '0 0 12px',
    fontFamily: serif,
    fontSize: '24px',
    lineHeight: '32px',
    fontWeight: 700,
    color: light.ink,
  },
  subheading: {
    margin: '28px 0 4px',
    fontFamily: serif,
    fontSize: '18px',
    lineHeight: '26px',
    fontWeight: 700,
    color: light.ink,
  },
  text: {
    margin: '0 0 16px',
    fontSize: '16px',
    lineHeight: '26px',
    whiteSpace: 'pre-line',
    color: light.ink,
  },
  /** Digits that are read one by one, and copied as one number. */
  code: {
    margin: '0 0 16px',
    fontSize: '36px',
    lineHeight: '48px',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.2em',
    color: light.ink,
  },
  verse: {
    margin: '0 0 16px',
    fontFamily: serif,
    fontSize: '17px',
    lineHeight: '27px',
    color: light.ink,
  },
  /** The words of a person whom the site does not vouch for. */
  quote: {
    margin: '0 0 16px',
    fontSize: '16px',
    lineHeight: '26px',
    whiteSpace: 'pre-line',
    color: light.ink,
  },
  entry: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 600, color: light.ink },
  excerpt: { margin: '0 0 14px', fontSize: '16px', lineHeight: '24px', color: light.ink },
  quiet: { margin: '0 0 16px', fontSize: '14px', lineHeight: '24px', color: light.inkSoft },
  amens: { fontSize: '14px', fontWeight: 400, color: light.inkSoft },
  author: { fontSize: '14px', color: light.inkSoft },
  translation: { fontFamily: sans, fontSize: '14px', color: light.inkSoft },
  button: {
    display: 'inline-block',
    marginTop: '8px',
    padding: '14px 26px',
    borderRadius: '999px',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
    backgroundColor: light.accent,
    color: light.inkOnAccent,
  },
  rule: { margin: '28px 0 16px', border: 'none', borderTop: `1px solid ${light.line}` },
  footer: { margin: 0, fontSize: '13px', lineHeight: '20px', color: light.inkSoft },
  /** A touch target: alone on its line, or with a count only. */
  entryLink: {
    display: 'inline-block',
    padding: '12px 0 8px',
    color: light.accent,
    textDecoration: 'underline',
  },
  footerLink: {
    display: 'inline-block',
    padding: '12px 0',
    color: light.accent,
    textDecoration: 'underline',
  },
} satisfies Record<string, CSSProperties>;

/** The rule beside words of somebody else. Mail programs know no logical properties. */
export const besideRule = (dir: 'ltr' | 'rtl'): CSSProperties => {
  const rule = `3px solid ${light.line}`;
  return dir === 'rtl'
    ? { padding: '0 16px 0 0', borderRight: rule }
    : { padding: '0 0 0 16px', borderLeft: rule };
};

/** The distance between the mark and the name. */
export const afterMark = (dir: 'ltr' | 'rtl'): CSSProperties => ({
  margin: dir === 'rtl' ? '0 0 0 8px' : '0 8px 0 0',
});

/** By class, for mail programs with a dark scheme. The cell of the page has no class of its own. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${dark.surface} !important; }
  .sheet { background-color: ${dark.surfaceRaised} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.inkSoft} !important; }
  .link { color: ${dark.accent} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.inkOnAccent} !important; }
  .rule, .verse { border-color: ${dark.line} !important; }
}`;
