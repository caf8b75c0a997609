import { localSubject } from '../src/seed/localSubject';

/** A person who has signed in since this provider was started. */
export interface Person {
  sub: string;
  name: string;
  email: string;
}

const people = new Map<string, Person>();

/** The same address gets the same subject, also after a restart. */
export function rememberPerson(name: string, email: string): Person {
  const sub = localSubject(email);
  const person = { sub, name, email };
  people.set(sub, person);
  return person;
}

export function findPerson(sub: string): Person | null {
  return people.get(sub) ?? null;
}

/** The claims as Google sends them: a single word is a given name only. */
export function claimsOf({ sub, name, email }: Person) {
  const [given, ...others] = name.split(/\s+/);
  return {
    sub,
    email,
    email_verified: true,
    name,
    given_name: given,
    family_name: others.length > 0 ? others.join(' ') : undefined,
  };
}
