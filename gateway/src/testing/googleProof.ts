import type { Proof } from '../domains/signIn/proof';

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Google's proof of Ruth. */
export function googleProof(subject = 'ruth', isVerified = true): Proof {
  return {
    way: 'google',
    issuer: 'google',
    subject,
    email: `${subject}@example.org`,
    isVerified,
    firstName: 'Ruth',
    lastName: 'Moab',
    name: 'Ruth Moab',
    profileImageUrl: null,
  };
}
