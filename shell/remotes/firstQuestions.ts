import { askAhead, page, type AreaAddress, type LiveRemote } from 'kit';
import { variablesAt } from 'schema/question';
import { findAreaRoute } from '../routes/areaRoutes';
import { askRegistry } from './registry';

const landedOn = window.location.href;
let hasMoved = false;
let known: Promise<Record<string, LiveRemote>> | null = null;

/** Learns what routes ask first, when there is nothing better to do. */
export function learnQuestions(): Promise<Record<string, LiveRemote>> {
  known ??= askRegistry().catch(() => {
    known = null;
    return {};
  });
  return known;
}

/** Asks what the route asks first, while the code of its page is on the way. The first page brought its answer along. */
export async function askFirstQuestion({ remote, module }: AreaAddress): Promise<void> {
  const { href, pathname } = window.location;
  hasMoved ||= href !== landedOn;
  const route = findAreaRoute(pathname);
  if (!hasMoved || route?.remote !== remote || route.module !== module) return;

  const described = (await learnQuestions())[remote];
  // Another version may ask for other things.
  if (!described || described.version !== page.registry.remotes[remote]?.version) return;
  for (const question of described.questions ?? []) {
    const variables = variablesAt(question, new URL(href));
    if (variables) askAhead({ operationName: question.operationName, query: question.query, variables });
  }
}
