import { msg } from '@lingui/core/macro';
import { DateTime } from 'luxon';
import { notMePage } from 'schema/addresses';
import { zoneName } from 'schema/timeZones';
import { z } from 'zod';
import { timeOfDay, type Texts } from '../../../platform/texts/texts';
import type { Site } from './site';
import { Action, MainHeading, Paragraph } from './parts';

export const newSignInProps = z.object({
  /** For the link by which the member says that it was somebody else. */
  token: z.string(),
  /** In English, such as 'Firefox on Linux'. */
  device: z.string(),
  /** In English, such as 'Google' or 'a passkey'. */
  way: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The member's own. */
  timeZone: z.string(),
});

type NewSignIn = z.output<typeof newSignInProps>;

export function newSignInSubject({ device, texts }: NewSignIn & Site): string {
  return texts.t(
    msg({
      message: 'New sign-in from {device}',
      comment: '{device} is a browser: Firefox on Linux.',
    }),
    { device: deviceIn(texts, device) },
  );
}

/** Notifies a member of a sign-in from a browser that they have not used before. */
export function NewSignInMail(props: NewSignIn & Site) {
  const { token, productName, siteOrigin, texts } = props;
  const { t } = texts;
  const { date, time, zone } = momentOf(props);
  const way = wayIn(texts, props.way);
  return (
    <>
      <MainHeading>{newSignInSubject(props)}</MainHeading>
      <Paragraph>
        {t(
          msg({
            message:
              'Somebody signed in to your account at {product} from a browser that you had not used here before, on {date} at {time} ({zone}), with {way}.',
            comment: '… on Saturday, May 16 at 21:05 (Jerusalem), with a passkey.',
          }),
          { product: productName, date, time, zone, way },
        )}
      </Paragraph>
      <Paragraph>
        {t(msg`If that was you, there is nothing to do. If not, sign everybody out now:`)}
      </Paragraph>
      <Action href={siteOrigin + notMePage(token)}>{t(msg`That was not me`)}</Action>
    </>
  );
}

export function NewSignInFooter({ productName, texts: { t } }: Site) {
  return (
    <>
      {t(
        msg`The link works once, for seven days. You receive this because you have an account at ${{ product: productName }}; it is sent for every new browser, to keep your account safe.`,
      )}
    </>
  );
}

/** 'Saturday, May 16', '21:05', 'Jerusalem'. */
function momentOf({ at, timeZone, texts: { locale, formatDate } }: NewSignIn & Site) {
  const zone = DateTime.fromISO(at, { zone: timeZone }).isValid ? timeZone : 'UTC';
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return {
    date: formatDate(new Date(at), { ...day, timeZone: zone }),
    time: formatDate(new Date(at), { ...timeOfDay, timeZone: zone }),
    zone: zoneName(zone, locale),
  };
}

/** Of words that `deviceOf` wrote (schema/device.ts). */
function deviceIn({ t }: Texts, device: string): string {
  const [, browser, system] = /^(.*) on (.*)$/.exec(device) ?? [null, device, null];
  const unknown = msg({ message: 'a browser', comment: 'A new sign-in from a browser.' });
  const shown = browser === 'a browser' ? t(unknown) : (browser ?? device);
  if (!system) return shown;
  return t(msg({ message: '{browser} on {system}', comment: 'A browser: Firefox on Linux.' }), {
    browser: shown,
    system,
  });
}

/** The ways to sign in as `openSession` writes them; a name of a provider stays. */
const ways = new Map([
  ['a code by e-mail', msg({ message: 'a code by e-mail', comment: 'Signed in with a code by e-mail.' })],
  ['a passkey', msg({ message: 'a passkey', comment: 'Signed in with a passkey.' })],
  ['another provider', msg({ message: 'another provider', comment: 'Signed in with another provider.' })],
]);

function wayIn({ t }: Texts, way: string): string {
  const known = ways.get(way);
  return known ? t(known) : way;
}
