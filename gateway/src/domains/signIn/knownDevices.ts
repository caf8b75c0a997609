import type { Locale } from 'schema/locales';
import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';
import { postMails } from '../../platform/outbox/outbox';
import { hashToken } from '../members/context';
import { createSecret, readBrowserSecret } from './browserCookie';

/** As long as browsers keep a cookie. */
export const deviceSeconds = 400 * 86_400;

const mostDevices = 20;

/** The cookie by which a browser is known again. It signs nobody in, and stays when they sign out. */
export const deviceCookie = ({ siteOrigin }: Pick<Config, 'siteOrigin'>) =>
  siteOrigin.startsWith('https:') ? '__Host-prayer-wall-device' : 'pw_device';

/** The value of a browser's device cookie; a new one if it has none. */
export function readDevice(config: Pick<Config, 'siteOrigin'>, cookies: string | undefined): string {
  return readBrowserSecret(cookies, deviceCookie(config)) ?? createSecret();
}

interface DeviceUse {
  memberId: number;
  /** The value of the browser's device cookie. */
  browser: string;
  /** Such as 'Firefox on Linux'. */
  device: string;
  way: string;
  /** The way in the words of the mail, such as 'a passkey'. */
  wayInWords: string;
  /** Of the request that signs in. */
  locale: Locale;
}

/**
 * Expressions for the `with` of a statement that signs a member in: the browser becomes one that is known, and if it was
 * not, but others were, the member gets a mail with a link for the case that it was somebody else.
 */
export function recordDevice(sql: Sql, { memberId, browser, device, way, wayInWords, locale }: DeviceUse) {
  const hash = hashToken(browser);
  const name = device.replace(/^A /, 'a ');
  const token = createSecret();
  const own = sql`select from known_devices where known_devices.member_id = ${memberId}`;
  return sql`
    device_used as (
      insert into known_devices (member_id, device_hash)
      values (${memberId}, ${hash})
      on conflict (member_id, device_hash) do update set last_used_at = now()
    ), device_forgotten as (
      delete from known_devices
      where member_id = ${memberId} and device_hash in (
        select oldest.device_hash
        from known_devices as oldest
        where oldest.member_id = ${memberId} and oldest.device_hash <> ${hash}
        order by oldest.last_used_at desc
        offset ${mostDevices - 1}
      )
    ), link as (
      insert into not_me_links (token_hash, member_id, device_hash, way)
      select ${hashToken(token)}, id, ${hash}, ${way}
      from members
      where id = ${memberId}
        and is_verified
        and email <> ''
        and suspended_at is null
        and exists (${own})
        and not exists (${own} and known_devices.device_hash = ${hash})
      returning member_id, created_at
    ), device_mailed as (
      ${postMails(
        sql,
        {
          dedupeKey: sql`${`new_sign_in:${hashToken(token).toString('hex')}`}::text`,
          memberId: sql`members.id`,
          recipient: sql`members.email`,
          subject: sql`${`New sign-in from ${name}`}::text`,
          template: 'new_sign_in',
          locale: sql`${locale}::text`,
          props: sql`
            jsonb_build_object(
              'token', ${token}::text, 'device', ${name}::text, 'way', ${wayInWords}::text,
              'at', link.created_at, 'timeZone', members.time_zone
            )`,
        },
        sql`link join members on members.id = link.member_id`,
      )}
    )`;
}
