import type { ApolloLink } from '@apollo/client';
import { questionKey } from './questionKey';

export interface AheadQuestion {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** What was asked ahead is true for a moment only. */
const freshFor = 10_000;

const waiting = new Map<string, { answer: Promise<ApolloLink.Result | null>; until: number }>();
const asked = new Set<string>();

/**
 * Asks what an area will ask first while its code is still on the way. What was asked on this page before is left to
 * the cache.
 */
export function askAhead(question: AheadQuestion): void {
  const key = questionKey(question.operationName, question.variables);
  if (asked.has(key)) return;
  asked.add(key);
  waiting.set(key, { answer: ask(question), until: Date.now() + freshFor });
}

/** Hands out an answer once; null inside when it failed, null itself when nothing was asked or it is old. */
export function takeAhead(key: string): Promise<ApolloLink.Result | null> | null {
  asked.add(key);
  const found = waiting.get(key);
  waiting.delete(key);
  return found && Date.now() < found.until ? found.answer : null;
}

async function ask(question: AheadQuestion): Promise<ApolloLink.Result | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(question),
    });
    const result = (await response.json()) as ApolloLink.Result;
    // The area asks again itself, as if nothing had been asked, and shows what that says.
    return response.ok && !result.errors ? result : null;
  } catch {
    return null;
  }
}
