import type { CSSProperties } from 'react';

const sans = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Mail programs know no style sheet of ours: every element brings its style. Contrast is 4.5:1 or more. */
export const styles = {
  page: { margin: 0, backgroundColor: '#f5f3ef', fontFamily: sans },
  sheet: {
    maxWidth: '560px',
    margin: '24px auto',
    padding: '24px',
    backgroundColor: '#ffffff',
    borderRadius: '12px',
  },
  brand: { margin: '0 0 16px', fontSize: '14px', fontWeight: 600, color: '#1f2430' },
  heading: { margin: '0 0 12px', fontSize: '22px', lineHeight: '30px', fontWeight: 700, color: '#1f2430' },
  words: {
    margin: '0 0 16px',
    fontSize: '16px',
    lineHeight: '26px',
    whiteSpace: 'pre-line',
    color: '#1f2430',
  },
  button: {
    display: 'inline-block',
    padding: '14px 22px',
    borderRadius: '8px',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
    backgroundColor: '#1d4ed8',
    color: '#ffffff',
  },
  rule: { margin: '28px 0 16px', border: 'none', borderTop: '1px solid #d9d4ca' },
  footer: { margin: 0, fontSize: '13px', lineHeight: '20px', color: '#565b66' },
  link: { color: '#1d4ed8', textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

/** For the mail programs that show the dark scheme as asked, by class. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #14161b !important; }
  .sheet { background-color: #1e2128 !important; }
  .ink { color: #f2f0ec !important; }
  .quiet { color: #b9bdc7 !important; }
  .link { color: #9dbbff !important; }
  .rule { border-top-color: #3a3f4a !important; }
}`;
