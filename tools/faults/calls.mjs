import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds; longer than any deadline of a gateway. */
const timeout = 30_000;

/**
 * One REST call. `status` is 0 when the connection broke, -1 when no response came in time.
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
      signal: AbortSignal.timeout(timeout),
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
 * Polls /healthz as a supervisor would. `end` returns the number of checks and throws when one of them failed.
 */
export function watchHealth(origin) {
  const wrong = [];
  let checks = 0;
  const polling = repeat(100, async () => {
    const response = await call(origin, '/healthz');
    checks += 1;
    if (response.status !== 200) wrong.push(response);
  });
  return {
    async end() {
      await polling.end();
      if (wrong.length > 0)
        throw new Error(`/healthz: ${JSON.stringify(wrong[0])}, ${wrong.length} of ${checks}`);
      return checks;
    },
  };
}

/** Repeats the work after a pause in milliseconds until `end`, which rejects when the work did. */
export function repeat(milliseconds, work) {
  const state = { isOver: false };
  const running = (async () => {
    while (!state.isOver) {
      await work();
      await pause(milliseconds);
    }
  })();
  // It may reject while nobody awaits it.
  running.catch(() => undefined);
  return {
    end() {
      state.isOver = true;
      return running;
    },
  };
}

/** Repeats the call until it succeeds; every refusal before must be repeatable. */
export async function untilSuccess(origin, path, options) {
  for (;;) {
    const response = await call(origin, path, options);
    if (response.status >= 200 && response.status < 300) return response;
    requireRepeatable(response, path);
    await pause(200);
  }
}

/** The only refusal that a fault may cause: 503 with Retry-After. */
export function requireRepeatable(response, name) {
  if (response.status === 503 && Number(response.retryAfter) >= 1) return;
  throw new Error(
    `${name}: ${response.status}, Retry-After ${response.retryAfter}, ${JSON.stringify(response.body)}`,
  );
}
