import type { Question } from './registry';
import type { ResolvedRemotes } from './resolve';

/** What the shell needs to know of a remote (kit/app/page.ts). */
interface Described {
  version: string;
  entry: string;
  kit: string;
  slots: Record<string, string>;
  comesFrom: string | null;
  questions?: Question[];
}

/** The remotes as the shell reads them. What each route asks first is left out of pages, which bring one answer. */
export function describeRemotes(
  remotes: ResolvedRemotes,
  { withQuestions = false } = {},
): Record<string, Described> {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { version, entry, kit, slots, comesFrom, questions }]) => [
      name,
      { version, entry, kit, slots, comesFrom, ...(withQuestions && { questions }) },
    ]),
  );
}
