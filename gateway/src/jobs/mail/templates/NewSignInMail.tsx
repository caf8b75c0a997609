import { Button, Heading, Text } from '@react-email/components';
import { DateTime } from 'luxon';
import { notMePage } from 'schema/addresses';
import { z } from 'zod';
import type { Site } from './site';
import { styles } from './styles';

export const newSignInProps = z.object({
  /** For the link by which the member says that it was somebody else. */
  token: z.string(),
  /** Such as 'Firefox on Linux'. */
  device: z.string(),
  /** Such as 'Google' or 'a passkey'. */
  way: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The member's own. */
  timeZone: z.string(),
});

type NewSignIn = z.output<typeof newSignInProps>;

/** Tells a member of a sign-in from a browser that they have not used before. */
export function NewSignInMail({
  token,
  device,
  way,
  at,
  timeZone,
  productName,
  siteOrigin,
}: NewSignIn & Site) {
  return (
    <>
      <Heading as="h1" className="ink" style={styles.heading}>
        New sign-in from {device}
      </Heading>
      <Text className="ink" style={styles.text}>
        Somebody signed in to your account at {productName} from a browser that you had not used here before,
        on {moment(at, timeZone)}, with {way}.
      </Text>
      <Text className="ink" style={styles.text}>
        If that was you, there is nothing to do. If not, sign everybody out now:
      </Text>
      <Button className="button" style={styles.button} href={siteOrigin + notMePage(token)}>
        That was not me
      </Button>
    </>
  );
}

export function NewSignInFooter({ productName }: Site) {
  return (
    <>
      The link works once, for seven days. You receive this because you have an account at {productName}; it
      is sent for every new browser, to keep your account safe.
    </>
  );
}

/** 'Saturday, May 16 at 21:05 (Asia/Jerusalem)'. */
function moment(at: string, timeZone: string): string {
  const local = DateTime.fromISO(at, { zone: timeZone }).setLocale('en');
  const shown = local.isValid ? local : DateTime.fromISO(at, { zone: 'UTC', locale: 'en' });
  return `${shown.toFormat("cccc, LLLL d 'at' HH:mm")} (${(shown.zoneName ?? 'UTC').replaceAll('_', ' ')})`;
}
