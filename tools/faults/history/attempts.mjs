import { call } from '../calls.mjs';
import { operations } from './operations.mjs';

/** Names of operations in the models, where they differ. */
const modelled = { joinGroup: 'join' };

/** Milliseconds by which a wall from a replica may be late, with a margin. */
const mostLag = 5_500;

/**
 * One attempt at one operation; what it tells is added to the history of the round.
 *
 * @param {{ name: string, as: { cookie: string } }} client
 * @returns {Promise<{ outcome: 'ok' | 'refused' | 'unknown' | 'unsent', body?: any }>}
 */
export async function attempt(round, client, plan) {
  const operation = operations[plan.kind];
  const start = performance.now();
  const { outcome, reason, body, unexpected } = await send(round, client, operation, plan);
  const end = performance.now();
  if (unexpected) round.unexpected.push(`${plan.kind}: ${unexpected}`);
  if (outcome === 'unsent' || (outcome !== 'ok' && !operation.target)) return { outcome: 'unsent' };
  const seen = outcome === 'ok' ? (operation.seen?.(plan, body) ?? {}) : {};
  const common = { client: client.name, gateway: plan.gateway, start, end };
  if (operation.target)
    round.history.push({
      ...common,
      ...operation.target(plan),
      kind: modelled[plan.kind] ?? plan.kind,
      outcome,
      reason,
      end: outcome === 'unknown' ? Infinity : end,
      value: seen.value,
      made: seen.made,
    });
  const isLate = plan.kind === 'readWall' && plan.of === null && round.hasReplica;
  for (const [index, read] of (seen.reads ?? []).entries())
    round.history.push({
      ...common,
      ...read,
      made: index === 0 && !operation.target ? seen.made : undefined,
      start: isLate ? start - mostLag : start,
      kind: 'read',
      outcome: 'ok',
    });
  return { outcome, body };
}

async function send(round, { as }, { rest, graph, key }, plan) {
  const { origin } = round.gateways[plan.gateway];
  // Rate limits count by address.
  round.calls += 1;
  const address = `10.${(round.calls >> 16) & 255}.${(round.calls >> 8) & 255}.${round.calls & 255}`;
  const caller = { cookie: plan.of === null ? '' : as.cookie, address };
  if (rest && !(graph && plan.isGraph)) {
    const { path, ...request } = rest(plan);
    return outcomeOfRest(await call(origin, path, { as: caller, ...request }));
  }
  const body = { query: graph(plan) };
  return outcomeOfGraphql(
    await call(origin, '/graphql', { as: caller, method: 'POST', body, key: key?.(plan) }),
  );
}

function outcomeOfRest({ status, body, retryAfter }) {
  if (status >= 200 && status < 300) return { outcome: 'ok', body };
  if (status === 403 || status === 404 || status === 409) return refusal(body.message, retryAfter);
  return broken(status, body);
}

function outcomeOfGraphql({ status, body }) {
  const [error] = body?.errors ?? [];
  if (status === 200 && !error) return { outcome: 'ok', body: Object.values(body.data)[0] };
  const code = error?.extensions?.code;
  if (['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'].includes(code)) return refusal(error.message);
  return broken(code === 'SERVICE_UNAVAILABLE' ? 503 : status, body);
}

/** A refusal that leaves open what has happened is an unknown outcome. */
function refusal(message, retryAfter) {
  if (retryAfter || /has changed|is being changed/.test(message)) return { outcome: 'unknown' };
  return { outcome: 'refused', reason: /maximum capacity/.test(message) ? 'full' : message };
}

function broken(status, body) {
  if (status === 0 && /ECONNREFUSED/.test(body)) return { outcome: 'unsent' };
  if (status === 0 || status === -1 || status === 503) return { outcome: 'unknown' };
  return { outcome: 'unknown', unexpected: `${status} ${JSON.stringify(body)}` };
}
