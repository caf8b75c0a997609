import type { Site } from './site';

/** The footer of an invitation to an address that is not a member's. */
export function InvitedFooter({ productName }: Site) {
  return (
    <>
      A member of {productName} gave this address for this one invitation. If you do not want it, you need do
      nothing: it is sent once.
    </>
  );
}
