import { ApolloLink } from '@apollo/client';
import { from, of, switchMap } from 'rxjs';
import { takeAhead } from './aheadAnswers';
import { page, type EarlyAnswer } from './page';
import { questionKey } from './questionKey';

/** What came with the page, by question, until it is taken. */
export type Waiting = Map<string, ApolloLink.Result>;

export const earlyOnPage = waitingOf(page.answers);

export function waitingOf(answers: readonly EarlyAnswer[]): Waiting {
  return new Map(
    answers.map((answer) => [questionKey(answer.operationName, answer.variables), answer.result]),
  );
}

/**
 * Answers each operation once from what came with the page, or from what was asked ahead of the code; whatever is
 * asked again goes to the gateway.
 */
export function earlyAnswers(waiting: Waiting = earlyOnPage): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const key = questionKey(operation.operationName ?? '', operation.variables);
    const ahead = takeAhead(key);
    const result = waiting.get(key);
    if (result) {
      waiting.delete(key);
      return of(result);
    }
    if (!ahead) return forward(operation);
    return from(ahead).pipe(switchMap((early) => (early ? of(early) : forward(operation))));
  });
}
