const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const S3rver = require('s3rver');

const bucket = 'prayer-wall';

/**
 * An S3-compatible server with one bucket. s3rver does not implement conditional writes: `conditions` selects whether
 * this one supports them, refuses them, or ignores them like an older server.
 *
 * @param {'known' | 'refused' | 'ignored'} conditions
 */
async function tinyBucket(conditions) {
  const directory = mkdtempSync(path.join(tmpdir(), 'tiny-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  if (conditions === 'known') server.middleware.unshift(enforceConditions());
  if (conditions === 'refused') server.middleware.unshift(refusingConditions);
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    bucket,
    publicBase: `${endpoint}/${bucket}/`,
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Serialises calls; a write fails when its condition does not hold. */
function enforceConditions() {
  const etags = new Map();
  let last = Promise.resolve();
  return (ctx, next) => {
    const turn = last.then(async () => {
      if (ctx.method === 'PUT' && !isMet(ctx, etags.get(ctx.path))) return refusePrecondition(ctx);
      await next();
      if (ctx.method === 'PUT') etags.set(ctx.path, ctx.response.get('ETag'));
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

function isMet(ctx, stored) {
  const { 'if-match': match, 'if-none-match': noneMatch } = ctx.headers;
  return (match === undefined || match === stored) && (noneMatch !== '*' || stored === undefined);
}

function refusePrecondition(ctx) {
  ctx.status = 412;
  ctx.body = '<Error><Code>PreconditionFailed</Code></Error>';
}

function refusingConditions(ctx, next) {
  if (ctx.method !== 'PUT' || !(ctx.headers['if-match'] || ctx.headers['if-none-match'])) return next();
  ctx.status = 501;
  ctx.body = '<Error><Code>NotImplemented</Code></Error>';
}

module.exports = { tinyBucket };
