import postgres from 'postgres';
import { reconnection } from '../../platform/database/database';
import type { OpenChannel } from './channel';
import { announceChanges, channel } from './sql';

/** Seconds. */
const queryTimeout = 5;

/** Through PostgreSQL, on a connection of its own. PostgreSQL does not replay notifications. */
export const openPostgresChannel: OpenChannel = async ({ config, database }, { receive, lose }) => {
  let isFirstTime = true;
  const connection = postgres(config.directUrl, {
    max: 1,
    query_timeout: queryTimeout,
    ...reconnection,
    connection: { application_name: 'prayer-wall-live' },
    onnotice: () => undefined,
  });
  try {
    await connection.listen(channel, receive, onListen);
  } catch (error) {
    await connection.end({ timeout: 0 });
    throw error;
  }
  return {
    announce: (own) => announceChanges(database.sql, own),
    close: () => connection.end({ timeout: 0 }).catch(() => undefined),
  };

  /** The driver reconnects by itself, without reporting that notifications were missed. */
  function onListen(): void {
    if (!isFirstTime) lose('the connection was lost');
    isFirstTime = false;
  }
};
