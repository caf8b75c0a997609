import type { CSSProperties } from 'react';

const sans = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const serif = 'Georgia, "Times New Roman", serif';

const ink = '#1d2829';
const inkSoft = '#505b5c';
const accent = '#1d5a52';
const line = '#dbd4c6';

/** Mail programs know no style sheet of ours: every element brings its style. Contrast is 4.5:1 or more. */
export const styles = {
  page: { margin: 0, backgroundColor: '#f3f0e9', fontFamily: sans },
  sheet: {
    maxWidth: '560px',
    margin: '24px auto',
    padding: '24px',
    backgroundColor: '#fffdf9',
    borderRadius: '12px',
  },
  brand: { margin: '0 0 16px', fontSize: '14px', fontWeight: 600, color: ink },
  heading: { margin: '0 0 12px', fontSize: '22px', lineHeight: '30px', fontWeight: 700, color: ink },
  subheading: { margin: '28px 0 12px', fontSize: '18px', lineHeight: '26px', fontWeight: 700, color: ink },
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
  entry: { margin: '0 0 4px', fontSize: '16px', lineHeight: '24px', fontWeight: 600, color: ink },
  quiet: { margin: '0 0 18px', fontSize: '14px', lineHeight: '22px', color: inkSoft },
  button: {
    display: 'inline-block',
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
  link: { color: accent, textDecoration: 'underline' },
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
  .rule, .verse { border-color: #2d3a3d !important; }
}`;
