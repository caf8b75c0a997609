import { msg } from '@lingui/core/macro';
import { Link } from '@react-email/link';
import { declineInvitationsPage } from 'schema/addresses';
import type { ChainInvitation } from './ChainInvitationMail';
import type { Site } from './site';
import { styles } from './styles';

/** The footer of an invitation to an address that is not a member's. */
export function InvitedFooter({ productName, siteOrigin, token, texts: { t } }: ChainInvitation & Site) {
  return (
    <>
      {t(
        msg`A member of ${{ product: productName }} gave this address for this one invitation. If you do not want it, you need do nothing: it is sent once.`,
      )}
      {token && (
        <>
          <br />
          <Link className="link" style={styles.footerLink} href={siteOrigin + declineInvitationsPage(token)}>
            {t(msg`Never send me invitations again`)}
          </Link>
        </>
      )}
    </>
  );
}
