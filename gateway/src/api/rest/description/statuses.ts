import { z } from 'zod';
import type { DescribedRoute } from '../../../domains/route';

const code = z.string().regex(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/);

/** The body of a refusal (contract, section 3). */
export const refusalRule = z
  .strictObject({
    message: z.string().describe('What is wrong, in English, for people to read.'),
    code: code.describe(
      'The same for programs: one code for each message, which stays. See the documentation.',
    ),
    errors: z
      .array(
        z.strictObject({
          path: z.string().describe('The field, such as `title` or `inviteEmails.0`.'),
          message: z.string().describe('What is wrong with it.'),
          code: code.describe('The same for programs.'),
        }),
      )
      .describe('Every field that was refused; only with 400.')
      .optional(),
  })
  .meta({ id: 'Refusal', description: 'Why a call was refused.' });

/** Every status that a route may respond with, in ascending order. */
export function statusesOf(route: DescribedRoute): number[] {
  const { method, path, status, docs } = route;
  const isRead = method === 'get';
  const isMembers = docs.audience !== 'everyone';
  const when: [number, boolean][] = [
    [status, true],
    // A client that wants no redirection.
    [200, status === 302 && docs.response !== null],
    [304, isConditional(route)],
    [400, status !== 302 && (docs.query !== undefined || !isRead)],
    // With an unknown or ended API token, everywhere.
    [401, true],
    // A foreign page, a suspended member, a program that would sign in or out.
    [403, isMembers || !isRead || status === 302],
    [404, path.includes(':')],
    // A write that lost a race too often.
    [409, !isRead],
    [413, !isRead],
    [415, !isRead],
    [422, docs.creates ?? false],
    [429, true],
    [500, true],
    [503, true],
    ...Object.keys(docs.refusals ?? {}).map((refused): [number, boolean] => [Number(refused), true]),
  ];
  const listed = when.filter(([, isListed]) => isListed).map(([one]) => one);
  return [...new Set(listed)].toSorted((one, other) => one - other);
}

/** Whether a client that has the current response gets 304. */
export function isConditional({ method, status, docs }: DescribedRoute): boolean {
  return method === 'get' && status === 200 && typeof docs.response === 'object' && docs.response !== null;
}
