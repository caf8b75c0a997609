import { setTimeout as pause } from 'node:timers/promises';

/** Longer than any deadline of a gateway; a call that takes longer was not answered. */
const patience = 30_000;

/**
 * One REST call. `status` is 0 where the connection broke, and -1 where nothing came within half a minute.
 *
 * @param {string} origin
 * @param {string} path
 * @param {{ as?: { cookie: string, address: string }, method?: string, body?: unknown, key?: string }} [options]
 */
export async function call(origin, path, { as, method = 'GET', body, key } = {}) {
  try {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(as && { cookie: as.cookie, 'x-forwarded-for': as.address }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: isJson ? JSON.parse(text) : text,
    };
  } catch (error) {
    return {
      status: error.name === 'TimeoutError' ? -1 : 0,
      retryAfter: null,
      body: String(error.cause ?? error),
    };
  }
}

/**
 * Asks a gateway all the time whether it lives, as its supervisor would. `end` answers how often it was asked, and
 * throws when it did not answer once.
 */
export function watchHealth(origin) {
  const watch = { isOver: false };
  const asking = ask();
  return {
    async end() {
      watch.isOver = true;
      const { asked, wrong } = await asking;
      if (wrong.length > 0)
        throw new Error(`/healthz: ${JSON.stringify(wrong[0])}, ${wrong.length} of ${asked}`);
      return asked;
    },
  };

  async function ask() {
    const wrong = [];
    let asked = 0;
    while (!watch.isOver) {
      const answer = await call(origin, '/healthz');
      asked += 1;
      if (answer.status !== 200) wrong.push(answer);
      await pause(100);
    }
    return { asked, wrong };
  }
}

/** Calls until it succeeds; every refusal on the way has to be one that may be repeated. */
export async function untilSuccess(origin, path, options) {
  for (;;) {
    const answer = await call(origin, path, options);
    if (answer.status === 200) return answer;
    requireRepeatable(answer, path);
    await pause(200);
  }
}

/** What a fault may look like from outside: 503 that says when to come again. */
export function requireRepeatable(answer, what) {
  if (answer.status === 503 && Number(answer.retryAfter) >= 1) return;
  throw new Error(
    `${what}: ${answer.status}, Retry-After ${answer.retryAfter}, ${JSON.stringify(answer.body)}`,
  );
}
