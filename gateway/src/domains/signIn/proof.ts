import type { SignInWay } from './sessions';

/** The facts about a person that a way to sign in has proved. */
export interface Proof {
  way: Exclude<SignInWay, 'passkey'>;
  /** 'google', 'email', or the issuer of an OpenID Connect provider. */
  issuer: string;
  /** The provider's name for the person; for a code by e-mail the address in lower case. */
  subject: string;
  /** Empty if the provider sends none. */
  email: string;
  /** Whether the provider says that the address is verified. */
  isVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  name: string | null;
  profileImageUrl: string | null;
}
