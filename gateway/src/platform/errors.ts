import { readMessage, type Message, type MessageCode } from 'schema/messages';
import { z } from 'zod';

/** An invalid field, by its path in the form. */
export interface FieldError {
  path: string;
  message: string;
}

/** Every kind of refusal, with its status and code: the same over both APIs (contract, sections 3 and 4). */
export const refusals = {
  badInput: { status: 400, code: 'BAD_USER_INPUT' },
  unauthenticated: { status: 401, code: 'UNAUTHENTICATED' },
  forbidden: { status: 403, code: 'FORBIDDEN' },
  notFound: { status: 404, code: 'NOT_FOUND' },
  conflict: { status: 409, code: 'CONFLICT' },
  tooLarge: { status: 413, code: 'BAD_USER_INPUT' },
  wrongMediaType: { status: 415, code: 'BAD_USER_INPUT' },
  keyReused: { status: 422, code: 'BAD_USER_INPUT' },
  rateLimited: { status: 429, code: 'RATE_LIMITED' },
  overloaded: { status: 503, code: 'SERVICE_UNAVAILABLE' },
} as const;

type RefusalKind = keyof typeof refusals;

/** The `extensions.code` of a refusal. */
type RefusalCode = (typeof refusals)[RefusalKind]['code'];

/** An invalid field as the APIs describe it. */
interface DescribedField extends FieldError {
  code: MessageCode;
}

/** A refusal that the caller may see. Any other error is a bug and returns 500. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly fieldErrors: readonly FieldError[] = [],
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'Refusal';
  }

  /** The code of the message, the same in every language. Words of a library have the code of their kind. */
  get messageCode(): MessageCode | RefusalCode {
    return codeOf(this.message) ?? refusals[this.kind].code;
  }

  /** The fields with their codes, for a response. */
  get describedFields(): readonly DescribedField[] {
    return this.fieldErrors.map((field) => ({ ...field, code: codeOf(field.message) ?? 'VALUE_NOT_VALID' }));
  }

  get status(): number {
    return refusals[this.kind].status;
  }

  /** The `extensions` of this refusal as a GraphQL error. */
  get extensions() {
    const { code } = refusals[this.kind];
    const { messageCode } = this;
    return this.fieldErrors.length === 0
      ? { code, messageCode }
      : { code, messageCode, fieldErrors: this.describedFields };
  }
}

/** The code of a message (schema/messages.ts); null for words of a library. */
export const codeOf = (message: string): MessageCode | null => readMessage(message)?.code ?? null;

export class BadInput extends Refusal {
  constructor(fieldErrors: readonly [FieldError, ...FieldError[]]) {
    super('badInput', fieldErrors[0].message, fieldErrors);
  }
}

export class Unauthenticated extends Refusal {
  constructor() {
    super('unauthenticated', 'Unauthorized');
  }
}

export class Forbidden extends Refusal {
  constructor(message: Message = 'Forbidden') {
    super('forbidden', message);
  }
}

export class NotFound extends Refusal {
  constructor(message: Message = 'Not found') {
    super('notFound', message);
  }
}

export class Conflict extends Refusal {
  constructor(message: Message) {
    super('conflict', message);
  }
}

/** A temporary refusal, sent with `Retry-After`. */
export class TryAgainLater extends Refusal {
  constructor(kind: keyof typeof laterMessages, seconds: number, message: Message = laterMessages[kind]) {
    super(kind, message, [], Math.max(1, Math.ceil(seconds)));
  }
}

const laterMessages = {
  rateLimited: 'Too many requests. Please wait a moment.',
  overloaded: 'Please try again in a moment',
} as const;

/** Represents a body that could not be read. It is refused only when its content is needed. */
export class UnreadableBody {
  constructor(readonly refusal: Refusal) {}
}

/** Instead of the library's words, where a rule has none. */
export const ownWords: Message = 'This value is not valid';

/** Parses the input of a request; the first failing field gives the message. @throws BadInput */
export function parse<Output>(rule: z.core.$ZodType<Output>, input: unknown): Output {
  if (input instanceof UnreadableBody) throw input.refusal;
  // Without options zod takes less time, and input is seldom wrong.
  const { success, data } = z.safeParse(rule, input);
  if (success) return data;
  const { issues } = z.safeParse(rule, input, { error: () => ownWords }).error!;
  const paths = new Set<string>();
  const [first, ...others] = issues
    .map((issue) => ({ path: pathOf(issue).join('.'), message: issue.message }))
    .filter(({ path }) => !paths.has(path) && paths.add(path));
  throw new BadInput([first!, ...others]);
}

/** That of an unknown field names the first one. */
function pathOf(issue: z.core.$ZodIssue): readonly PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
}

const maxId = 2 ** 31 - 1;

/** Parses the number of a thing from a path or an argument; null if malformed. */
export function findId(raw: unknown): number | null {
  const id = typeof raw === 'number' ? raw : /^[1-9]\d{0,9}$/.test(String(raw)) ? Number(raw) : 0;
  return Number.isInteger(id) && id >= 1 && id <= maxId ? id : null;
}

/** The thing that a `find…` returned. @throws NotFound for null */
export function requireFound<Thing>(thing: Thing | null, message?: Message): Thing {
  if (thing === null) throw new NotFound(message);
  return thing;
}

/** The thing with this number from a path or an argument. @throws NotFound, also for a malformed number */
export async function requireById<Thing>(
  rawId: unknown,
  message: Message,
  find: (id: number) => Promise<Thing | null>,
): Promise<Thing> {
  return requireFound(await find(parseId(rawId, message)), message);
}

/** The number of a thing. @throws NotFound for a malformed one */
export function parseId(raw: unknown, message: Message = 'Not found'): number {
  const id = findId(raw);
  if (id === null) throw new NotFound(message);
  return id;
}
