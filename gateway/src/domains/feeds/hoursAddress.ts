import { createHmac, timingSafeEqual } from 'node:crypto';
import { hoursFeed } from 'schema/addresses';
import type { Config } from '../../config';
import { findId } from '../../platform/errors';

const idBytes = 4;
const macBytes = 20;

/** A member, as far as the address of their hours needs them. */
export interface FeedOwner {
  id: number;
  /** The number of the address; the next one makes another address, and this one void. */
  generation: number;
}

/**
 * The address at which calendars read a member's hours. Its secret is the member's number and 160 bits derived from it,
 * so that it can be shown again and nothing secret is stored.
 */
export function hoursAddress(config: Pick<Config, 'siteOrigin' | 'jwtSecret'>, owner: FeedOwner): string {
  const id = Buffer.alloc(idBytes);
  id.writeUInt32BE(owner.id);
  const secret = Buffer.concat([id, macOf(config.jwtSecret, owner)]).toString('base64url');
  return config.siteOrigin + hoursFeed(secret);
}

/** The number of the member whose secret this seems to be; null if it is malformed. */
export function ownerIdOf(secret: string): number | null {
  const bytes = Buffer.from(secret, 'base64url');
  const isWhole = bytes.length === idBytes + macBytes && bytes.toString('base64url') === secret;
  return isWhole ? findId(bytes.readUInt32BE()) : null;
}

/** Whether it is the member's present secret. */
export function isSecretOf(secret: string, owner: FeedOwner, key: string): boolean {
  return timingSafeEqual(Buffer.from(secret, 'base64url').subarray(idBytes), macOf(key, owner));
}

function macOf(key: string, { id, generation }: FeedOwner): Buffer {
  return createHmac('sha256', key).update(`hours feed\n${id}\n${generation}`).digest().subarray(0, macBytes);
}
