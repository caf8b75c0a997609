import { createHash } from 'node:crypto';

/** Somebody who has signed in since this provider was started. */
export interface Person {
  sub: string;
  name: string;
  email: string;
}

const people = new Map<string, Person>();

/** The same address is the same subject, after a restart as well. */
export function rememberPerson(name: string, email: string): Person {
  const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21);
  const person = { sub, name, email };
  people.set(sub, person);
  return person;
}

export function findPerson(sub: string): Person | null {
  return people.get(sub) ?? null;
}

/** The claims that Google would give: a single word is a given name alone. */
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
