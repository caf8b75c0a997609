import type { AddressInfo } from 'node:net';
import { createGateway } from '../app';
import { openDatabase } from '../platform/database/database';
import type { TestSite } from './testSite';

/** A second gateway on the same database, with its own connections. */
export async function aSecondGateway(
  { services }: TestSite,
  databaseUrl = services.config.databaseUrl,
  directUrl = databaseUrl,
) {
  const database = openDatabase({ url: databaseUrl, directUrl });
  const config = { ...services.config, databaseUrl, directUrl };
  const second = await createGateway({ ...services, config, database });
  await new Promise<void>((resolve) => second.server.listen(0, '127.0.0.1', resolve));
  return {
    services: second.services,
    url: `http://127.0.0.1:${(second.server.address() as AddressInfo).port}`,
    async stop() {
      await second.stop();
      await database.close();
    },
  };
}

/** The statuses of a member's own fields at each gateway, with one session. */
export function statusesAt(gateways: readonly { url: string }[], session: string): Promise<number[]> {
  const headers = { cookie: `pw_session=${session}` };
  return Promise.all(
    gateways.map(async ({ url }) => (await fetch(`${url}/api/auth/user`, { headers })).status),
  );
}
