import type { Site } from './site';

/** Below an invitation to somebody who is no member yet. */
export function InvitedFooter({ productName }: Site) {
  return (
    <>
      A member of {productName} gave this address for this one invitation. If you do not want it, you need do
      nothing: it is sent once.
    </>
  );
}
