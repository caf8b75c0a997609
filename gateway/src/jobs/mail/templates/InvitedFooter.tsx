import { Link } from '@react-email/components';
import { declineInvitationsPage } from 'schema/addresses';
import type { ChainInvitation } from './ChainInvitationMail';
import type { Site } from './site';
import { styles } from './styles';

/** The footer of an invitation to an address that is not a member's. */
export function InvitedFooter({ productName, siteOrigin, token }: ChainInvitation & Site) {
  return (
    <>
      A member of {productName} gave this address for this one invitation. If you do not want it, you need do
      nothing: it is sent once.
      {token && (
        <>
          <br />
          <Link className="link" style={styles.footerLink} href={siteOrigin + declineInvitationsPage(token)}>
            Never send me invitations again
          </Link>
        </>
      )}
    </>
  );
}
