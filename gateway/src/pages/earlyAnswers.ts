import { variablesAt } from 'schema/question';
import type { createGraphqlServer } from '../graphql/server';
import type { Context } from '../context';
import type { Area, Question } from './registry';

/** A question of the route, answered before the browser could ask it. */
export interface EarlyAnswer {
  operationName: string;
  variables: Record<string, unknown>;
  result: unknown;
}

const patience = 1_000;

/**
 * Answers what the area of this address asks first, so that the page's data travels with its HTML. An answer that
 * fails or takes long is left out: the browser then asks itself.
 */
export async function answerEarly(
  graphql: ReturnType<typeof createGraphqlServer>,
  ctx: Context,
  remotes: readonly Area[],
  address: URL,
): Promise<EarlyAnswer[]> {
  const asked = remotes
    .flatMap((remote) => remote.questions)
    .flatMap((question) => {
      const variables = variablesAt(question, address);
      return variables ? [answer(question, variables)] : [];
    });
  const answers: (EarlyAnswer | null)[] = await Promise.race([Promise.all(asked), nothingAfter(patience)]);
  return answers.filter((one): one is EarlyAnswer => one !== null);

  async function answer(question: Question, variables: Record<string, unknown>): Promise<EarlyAnswer | null> {
    const { operationName, query } = question;
    const { body } = await graphql.executeOperation(
      { query, operationName, variables },
      { contextValue: ctx },
    );
    if (body.kind !== 'single' || body.singleResult.errors) return null;
    return { operationName, variables, result: { data: body.singleResult.data } };
  }
}

function nothingAfter(milliseconds: number): Promise<null[]> {
  return new Promise((resolve) => setTimeout(() => resolve([]), milliseconds).unref());
}
