import type { DescribedRoute } from '../../../domains/route';
import type { Schemas } from './schemas';
import { isConditional, refusalRule, statusesOf } from './statuses';

/** The refusals that calls share. A call refers to them by name, with a reason of its own if it has one. */
const refusals: Record<number, { name: string; description: string; isTemporary?: boolean }> = {
  400: { name: 'BadRequest', description: 'A field is missing or wrong; `errors` names each of them.' },
  401: { name: 'Unauthorized', description: 'You are not signed in.' },
  403: {
    name: 'Forbidden',
    description:
      'You may not do this, your account is suspended, or a page of another site has sent the call.',
  },
  404: { name: 'NotFound', description: 'There is no such thing, or none that you may know of.' },
  409: { name: 'Conflict', description: 'The state of the thing forbids it; the message says why.' },
  413: { name: 'PayloadTooLarge', description: 'The payload is larger than 100 kB.' },
  415: { name: 'UnsupportedMediaType', description: 'The payload is not `application/json`.' },
  422: {
    name: 'IdempotencyKeyReused',
    description: 'This `Idempotency-Key` was used for something else.',
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests from one address, or more of one kind than a member may make in a day.',
    isTemporary: true,
  },
  500: { name: 'Fault', description: 'Something went wrong. It is in the log of the site.' },
  503: { name: 'Unavailable', description: 'The site is overloaded for a moment.', isTemporary: true },
};

/** The refusals as components. */
export function refusalComponents(schemas: Schemas) {
  const content = { 'application/json': { schema: schemas.ofResponse(refusalRule) } };
  return Object.fromEntries(
    Object.values(refusals).map(({ name, description, isTemporary }) => [
      name,
      { description, ...(isTemporary && { headers: { 'Retry-After': retryAfter } }), content },
    ]),
  );
}

/** Every response of a route, by status. */
export function responsesOf(route: DescribedRoute, schemas: Schemas, example: unknown) {
  return Object.fromEntries(
    statusesOf(route).map((status) => [
      status,
      status < 400 ? successOf(route, status, schemas, example) : refusalOf(route, status),
    ]),
  );
}

function successOf(route: DescribedRoute, status: number, schemas: Schemas, example: unknown) {
  const { response, summary } = route.docs;
  if (status === 304)
    return { description: 'You have the current response already.', headers: { ETag: etag } };
  if (status === 302) return { description: 'Go on there.', headers: { Location: location } };
  if (response === null) return { description: 'Done.' };
  const description = status === 201 ? 'What was created.' : `${summary}.`;
  const shown = example !== undefined && { example };
  if (typeof response === 'string') {
    const schema =
      response === 'application/json' ? { type: 'object', additionalProperties: true } : { type: 'string' };
    return { description: 'The file.', content: { [response]: { schema, ...shown } } };
  }
  return {
    description,
    ...(isConditional(route) && { headers: { ETag: etag } }),
    content: { 'application/json': { schema: schemas.ofResponse(response), ...shown } },
  };
}

function refusalOf({ docs }: DescribedRoute, status: number) {
  const { name } = refusals[status]!;
  const description = docs.refusals?.[status as 403];
  return { $ref: `#/components/responses/${name}`, ...(description !== undefined && { description }) };
}

const etag = {
  description: 'Names this response; send it as `If-None-Match` to get 304 while nothing has changed.',
  schema: { type: 'string' },
};

const location = { description: 'The address to go to.', schema: { type: 'string' } };

const retryAfter = {
  description: 'Seconds after which to try again.',
  schema: { type: 'integer', minimum: 1 },
};
