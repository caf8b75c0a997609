import Mustache from 'mustache';
import { longText } from 'schema/longText';
import { matchRoute } from 'schema/question';
import type { EarlyAnswer } from './earlyAnswers';
import type { Area } from './registry';

/** As many of a list as are in sight at first. */
const atFirst = 6;

/**
 * The area's page for this address as its build painted it (kit/paint/area.tsx), with the words of the answer that the
 * page brings along; null where that is not painted, or has no answer.
 */
export function paintArea(
  areas: readonly Area[],
  address: URL,
  { nonce, answers }: { nonce: string; answers: readonly EarlyAnswer[] },
): string | null {
  for (const { paintings, questions } of areas) {
    const route = Object.keys(paintings).find((painted) => matchRoute(painted, address.pathname));
    const question = questions.find((asked) => asked.route === route);
    if (!route || !question) continue;
    // What is searched or sorted looks different.
    const isChosen = Object.values(question.variables).some(
      ({ from, name }) => from === 'query' && address.searchParams.has(name),
    );
    const answer = answers.find(({ operationName }) => operationName === question.operationName);
    if (isChosen || !answer) return null;
    const { html, css } = paintings[route]!;
    const { data } = answer.result as { data: object };
    return `<style nonce="${nonce}">${css}</style>${Mustache.render(html, wordsOf(data))}`;
  }
  return null;
}

/** What a painting has places for: the answer, the beginning of each list, and beside each text whether it is long. */
function wordsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, atFirst).map(wordsOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      typeof inner === 'string'
        ? [
            [name, inner],
            [`${name}IsLong`, [...inner].length > longText],
          ]
        : [[name, wordsOf(inner)]],
    ),
  );
}
