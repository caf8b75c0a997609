import { css } from 'styled-components';
import { family } from './fonts';

const heading = css`
  font-family: ${family.heading};
  font-weight: 560;
  line-height: 1.15;
  letter-spacing: -0.012em;
  text-wrap: balance;
`;

/** The fluid type scale as CSS fragments. Sizes are in rem, so that they follow the browser's font size. */
export const type = {
  display: css`
    ${heading}
    font-size: clamp(2.25rem, 1.55rem + 3.1vw, 3.75rem);
    line-height: 1.06;
    letter-spacing: -0.02em;
  `,
  title: css`
    ${heading}
    font-size: clamp(1.75rem, 1.45rem + 1.35vw, 2.375rem);
  `,
  heading: css`
    ${heading}
    font-size: clamp(1.375rem, 1.25rem + 0.55vw, 1.625rem);
    line-height: 1.2;
  `,
  subheading: css`
    ${heading}
    font-size: clamp(1.1875rem, 1.15rem + 0.2vw, 1.3125rem);
    line-height: 1.28;
    letter-spacing: -0.006em;
  `,
  scripture: css`
    font-family: ${family.heading};
    font-size: clamp(1.25rem, 1.13rem + 0.55vw, 1.5625rem);
    font-style: italic;
    font-weight: 420;
    line-height: 1.45;
    text-wrap: pretty;
  `,
  /** Words of people: encouragements, testimonies. */
  words: css`
    font-family: ${family.heading};
    font-size: 1.1875rem;
    font-weight: 430;
    line-height: 1.5;
    text-wrap: pretty;
  `,
  lead: css`
    font-family: ${family.text};
    font-size: clamp(1.125rem, 1.08rem + 0.25vw, 1.25rem);
    line-height: 1.55;
    text-wrap: pretty;
  `,
  body: css`
    font-family: ${family.text};
    font-size: 1.0625rem;
    line-height: 1.6;
  `,
  label: css`
    font-family: ${family.text};
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
  `,
  small: css`
    font-family: ${family.text};
    font-size: 0.9375rem;
    line-height: 1.5;
  `,
  caption: css`
    font-family: ${family.text};
    font-size: 0.875rem;
    line-height: 1.4;
  `,
};

export type TypeName = keyof typeof type;
