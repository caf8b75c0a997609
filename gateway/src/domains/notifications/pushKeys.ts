import webPush from 'web-push';
import type { Sql } from '../../platform/database/sql';

/** The key pair that identifies this site to push services (RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The site's keys: generated on first use, shared by all gateways. */
export async function requirePushKeys(sql: Sql): Promise<PushKeys> {
  return (await findKeys(sql)) ?? (await makeKeys(sql));
}

async function makeKeys(sql: Sql): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await sql`
    insert into push_keys (public_key, private_key)
    values (${publicKey}, ${privateKey})
    on conflict do nothing`;
  return (await findKeys(sql))!;
}

async function findKeys(sql: Sql): Promise<PushKeys | null> {
  const [keys] = await sql<PushKeys[]>`
    select public_key as "publicKey", private_key as "privateKey"
    from push_keys`;
  return keys ?? null;
}
