import { createHmac } from 'node:crypto';
import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';
import type { OpenChannel } from './channel';
import { hasChanges, takeChanges } from './sql';

/** Milliseconds. */
const connectTimeout = 3_000;

/**
 * Through NATS (docs/decisions/0080): gateways take changes out of the database as before, and none of them listens there.
 * NATS does not replay messages, so a channel ends with its connection.
 */
export const openNatsChannel: OpenChannel = async ({ config, database }, { receive, lose }) => {
  const { connect } = await import('@nats-io/transport-node');
  const connection = await connect({
    ...readAddress(config.natsUrl!),
    name: 'prayer-wall-live',
    timeout: connectTimeout,
    reconnect: false,
  });
  let isClosed = false;
  const subject = subjectOf(config);
  connection.subscribe(subject, {
    callback: (error, message) => (error ? lose('a message was lost', error) : receive(message.string())),
  });
  void connection.closed().then((error) => isClosed || lose('the connection was lost', error));
  await connection.flush();

  return {
    async announce(own) {
      if (own !== null) connection.publish(subject, own);
      // The rows are deleted when NATS has them: a gateway that ends before leaves them to another.
      if (await hasChanges(database.sql))
        await database.sql.begin(async (tx) => {
          for (const part of await takeChanges(tx as unknown as Sql)) connection.publish(subject, part);
          await connection.flush();
        });
    },
    async close() {
      isClosed = true;
      await connection.close().catch(() => undefined);
    },
  };
};

/** Of this site alone, also where several use one server; nobody can guess it. */
const subjectOf = ({ jwtSecret }: Config) =>
  `prayer_wall.live.${createHmac('sha256', jwtSecret).update('live updates').digest('hex').slice(0, 32)}`;

/** The library reads no credentials from an address. A name without a password is a token. */
function readAddress(address: string) {
  const { protocol, host, username, password } = new URL(address);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: host,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
  };
}
