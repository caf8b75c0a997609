import { declareRoles, palette } from 'schema/palette';
import { createGlobalStyle } from 'styled-components';
import { focusRing } from './focusRing';
import { fontFaces } from './fonts';
import { media } from './media';
import { role } from './role';
import { type } from './type';

/** An input that opens the keyboard of a phone. */
const typedInput = "input:not([type='checkbox'], [type='radio'], [type='date'], [type='time'])";

/** Fonts, colours and element styles. The scheme follows the visitor's system unless `<html data-theme>` names one. */
export const GlobalRules = createGlobalStyle`
  ${fontFaces}

  :root,
  :root[data-theme='light'] {
    color-scheme: light;
    ${declareRoles(palette.light)}
  }

  @media (prefers-color-scheme: dark) {
    :root {
      color-scheme: dark;
      ${declareRoles(palette.dark)}
    }
  }

  :root[data-theme='dark'] {
    color-scheme: dark;
    ${declareRoles(palette.dark)}
  }

  /*
   * How much a bar at the bottom edge covers (shell/chrome/BottomBar.tsx): what is fixed there keeps clear of it.
   * Nothing while somebody types, because the keyboard leaves little room.
   */
  :root {
    --bottom-bar: 0px;
    --bottom-bar-height: calc(3.5rem + env(safe-area-inset-bottom));
  }

  @media ${media.phone} and ${media.tall} {
    :root:has([data-bottom-bar], [data-placeholder]):not(:has(:is(textarea, ${typedInput}):focus)) {
      --bottom-bar: var(--bottom-bar-height);
    }
  }

  /* To move or turn something towards the end of the line: it multiplies a length or an angle. */
  :root {
    --toward-end: 1;
  }

  [dir='rtl'] {
    --toward-end: -1;

    :is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right, .lucide-log-in, .lucide-log-out) {
      transform: scaleX(-1);
    }
  }

  /* Korean breaks between words, as readers expect; browsers break it anywhere. */
  :root:lang(ko) {
    word-break: keep-all;
  }

  /* A name or a title in another script stays where the page has them; paragraphs have the side of their own language. */
  :where(h1, h2, h3, h4, span, q, li, dd, td)[dir='auto'] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  /*
   * Scripts that have no slant, whose letters join or are as high as the line. The serifs that browsers have for them do
   * not go with ours. Headings are named twice: a part that gives its heading a size keeps this line height. So does what
   * stands for a heading in a prerendered page.
   */
  :is(:lang(ar), :lang(he), :lang(ko), :lang(zh)) {
    --serif: sans-serif;
    font-style: normal !important;

    &:is(h1, h2, h3, h4):is(h1, h2, h3, h4),
    &[data-heading] {
      font-weight: 600;
      line-height: 1.35;
      letter-spacing: 0;
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: 5rem calc(5rem + var(--bottom-bar));
    accent-color: ${role.accent};
    scrollbar-color: ${role.lineStrong} transparent;
  }

  body {
    ${type.body}
    min-height: 100vh;
    min-height: 100dvh;
    color: ${role.ink};
    background: ${role.surface};
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    /* Inherited: Radix sets both while a dialog is open, which would restyle the page. Its overlay covers the page. */
    pointer-events: auto !important;
    --removed-body-scroll-bar-size: initial !important;
  }

  a {
    color: ${role.accent};
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.2em;
  }

  @media ${media.canHover} {
    a:hover {
      color: ${role.accentStrong};
    }
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button,
  [role='button'],
  label,
  summary {
    touch-action: manipulation;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
  }

  ul,
  ol {
    padding: 0;
    list-style: none;
  }

  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }

  :focus-visible {
    ${focusRing}
  }

  /* Focused by the program after a navigation, for screen readers; a ring would only distract. */
  main[tabindex='-1']:focus,
  :is(h1, h2, h3, h4)[tabindex='-1']:focus {
    outline: none;
  }

  /* Pressed before the program is there, which does it then (shell/prerender/start.js). */
  [data-pressed] {
    cursor: progress;
    opacity: 0.6;
  }

  ::selection {
    color: ${role.highlightInk};
    background: ${role.highlightSoft};
  }

  @media ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
