import type { AddressInfo } from 'node:net';
import { createGateway } from '../app';
import { openDatabase } from '../db/database';
import type { TestHouse } from './house';

/** Another gateway of the same community, with a pool of its own. */
export async function aSecondGateway({ house }: TestHouse, databaseUrl = house.config.databaseUrl) {
  const database = openDatabase({ url: databaseUrl });
  const second = await createGateway({ ...house, config: { ...house.config, databaseUrl }, database });
  await new Promise<void>((resolve) => second.server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(second.server.address() as AddressInfo).port}`,
    async stop() {
      await second.stop();
      await database.close();
    },
  };
}
