import { localSubject } from '../src/seed/localSubject';

/** A person who has signed in since this provider was started. */
export interface Person {
  sub: string;
  name: string;
  email: string;
  /** Whether the provider says that the address is verified. */
  isVerified: boolean;
}

const people = new Map<string, Person>();

/**
 * The same address gets the same subject, also after a restart. Somebody who only claims it is another person.
 */
export function rememberPerson(given: Omit<Person, 'sub'>): Person {
  const sub = localSubject(given.isVerified ? given.email : `unverified ${given.email}`);
  const person = { sub, ...given };
  people.set(sub, person);
  return person;
}

export function findPerson(sub: string): Person | null {
  return people.get(sub) ?? null;
}

/** The claims as Google sends them: a single word is a given name only. */
export function claimsOf({ sub, name, email, isVerified }: Person) {
  const [given, ...others] = name.split(/\s+/);
  return {
    sub,
    email,
    email_verified: isVerified,
    name,
    given_name: given,
    family_name: others.length > 0 ? others.join(' ') : undefined,
  };
}
