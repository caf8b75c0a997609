import type { ReactNode } from 'react';

/**
 * A story in Component Story Format, without Storybook's types: `npm test` renders every story and does not install
 * Storybook (tools/showcase).
 */
export interface Story {
  render: () => ReactNode;
}

/** The default export of a file of stories. */
export interface Group {
  title: string;
}
