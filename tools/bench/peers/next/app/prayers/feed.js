let opened = null;

/** Outside the bundle, so that it is the statement, the driver and the pool of every other peer; one pool for the process. */
export async function findPage(headers) {
  opened ??= import(/* webpackIgnore: true */ /* turbopackIgnore: true */ process.env.FEED_PAGE).then(
    ({ openFeed }) => openFeed(process.env.DATABASE_URL),
  );
  return (await opened)(headers);
}
