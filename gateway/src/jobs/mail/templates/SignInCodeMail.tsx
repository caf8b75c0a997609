import { msg } from '@lingui/core/macro';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { signInLink } from 'schema/addresses';
import { z } from 'zod';
import type { Site } from './site';
import { Action, MainHeading, Paragraph } from './parts';
import { styles } from './styles';

/** `code` is null while too many wrong codes have been typed for the address. */
export const signInCodeProps = z.object({ code: z.string().nullable(), token: z.string() });

type Props = z.output<typeof signInCodeProps> & Site;

/** Signs its reader in, in the browser that asked for it. */
export function SignInCodeMail({ code, token, productName, siteOrigin, texts: { t } }: Props) {
  const address = siteOrigin + signInLink(token);
  const signIn = t(msg`Sign in to ${{ product: productName }}`);
  return (
    <>
      <MainHeading>{code ? t(msg`Your sign-in code`) : t(msg`Your sign-in link`)}</MainHeading>
      {code ? (
        <>
          <Paragraph>
            {t(msg`Please type this code where you asked for it. It works once, for ten minutes.`)}
          </Paragraph>
          <Text className="ink" style={styles.code}>
            {code}
          </Text>
          <Paragraph>
            {t(msg`Or open this link in the same browser:`)}
            <br />
            <Link className="link" style={styles.footerLink} href={address}>
              {signIn}
            </Link>
          </Paragraph>
        </>
      ) : (
        <>
          <Paragraph>
            {t(
              msg`Too many wrong codes were typed for your address today, so this mail has a link instead. Please open it in the browser in which you asked for it. It works once, for ten minutes.`,
            )}
          </Paragraph>
          <Action href={address}>{signIn}</Action>
        </>
      )}
    </>
  );
}

export function signInSubject({ code, productName, texts: { t } }: Props): string {
  return code
    ? t(msg`Your sign-in code for ${{ product: productName }}`)
    : t(msg`Your sign-in link for ${{ product: productName }}`);
}

/** Its footer, for people who did not ask. */
export function UnaskedFooter({ texts: { t } }: Site) {
  return (
    <>
      {t(
        msg`If it was not you, you need do nothing: this mail signs nobody in but in the browser that asked for it. Please do not pass it on, whoever asks.`,
      )}
    </>
  );
}

/** Lets phones and browsers offer the code on the site alone (domain-bound codes); must be the last line. */
export function domainBoundCode({ code, siteOrigin }: Props): string {
  return code ? `@${new URL(siteOrigin).hostname} #${code}` : '';
}
