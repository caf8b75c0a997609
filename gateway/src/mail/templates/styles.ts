import type { CSSProperties } from 'react';

const sans = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const serif = 'Georgia, "Times New Roman", serif';

const ink = '#1d2829';
const inkSoft = '#505b5c';
const accent = '#1d5a52';
const line = '#dbd4c6';

/** Mail programs know no style sheet of ours: every element brings its style. Contrast is 4.5:1 or more. */
export const styles = {
  page: {
    margin: 0,
    padding: '0 8px',
    backgroundColor: '#f3f0e9',
    fontFamily: sans,
    // Long words break, so that no phone has to scroll sideways.
    wordBreak: 'break-word',
  },
  sheet: {
    maxWidth: '560px',
    margin: '24px auto',
    padding: '24px',
    backgroundColor: '#fffdf9',
    borderRadius: '12px',
  },
  brand: { margin: '0 0 16px', fontSize: '14px', fontWeight: 600, color: ink },
  heading: { margin: '0 0 12px', fontSize: '22px', lineHeight: '30px', fontWeight: 700, color: ink },
  subheading: { margin: '28px 0 4px', fontSize: '18px', lineHeight: '26px', fontWeight: 700, color: ink },
  words: {
    margin: '0 0 16px',
    fontSize: '16px',
    lineHeight: '26px',
    whiteSpace: 'pre-line',
    color: ink,
  },
  verse: {
    margin: '0 0 16px',
    padding: '0 0 0 16px',
    borderLeft: `3px solid ${line}`,
    fontFamily: serif,
    fontSize: '17px',
    lineHeight: '27px',
    color: ink,
  },
  entry: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 600, color: ink },
  excerpt: { margin: '0 0 14px', fontSize: '16px', lineHeight: '24px', color: ink },
  quiet: { margin: '0 0 16px', fontSize: '14px', lineHeight: '24px', color: inkSoft },
  amens: { fontSize: '14px', fontWeight: 400, color: inkSoft },
  author: { fontSize: '14px', color: inkSoft },
  button: {
    display: 'inline-block',
    marginTop: '8px',
    padding: '14px 22px',
    borderRadius: '8px',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
    backgroundColor: accent,
    color: '#fffdf9',
  },
  rule: { margin: '28px 0 16px', border: 'none', borderTop: `1px solid ${line}` },
  footer: { margin: 0, fontSize: '13px', lineHeight: '20px', color: inkSoft },
  /** Tall enough for a thumb: each stands on a line of its own, or alone with a count. */
  entryLink: { display: 'inline-block', padding: '12px 0 8px', color: accent, textDecoration: 'underline' },
  footerLink: { display: 'inline-block', padding: '12px 0', color: accent, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

/** For the mail programs that show the dark scheme as asked, by class. The page's cell, which has none, has its colour too. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #11181a !important; }
  .sheet { background-color: #1a2427 !important; }
  .ink { color: #eee8db !important; }
  .quiet { color: #aab3ae !important; }
  .link { color: #8ccfbc !important; }
  .button { background-color: #8ccfbc !important; color: #0a211d !important; }
  .rule, .verse { border-color: #4a5a5e !important; }
}`;
