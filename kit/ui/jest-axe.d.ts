declare module 'jest-axe' {
  import type { RunOptions } from 'axe-core';

  export function axe(
    element: Element,
    options: RunOptions,
  ): Promise<{ violations: { id: string; help: string }[] }>;
}
