const secretName = /SECRET|TOKEN|KEY|PASSWORD/;
/** Shorter values would be found inside ordinary words. */
const shortest = 4;

/** A text without any secret of the environment: variables that are named like one, and what URLs sign in with. */
export function redactor(environment: Record<string, string | undefined>): (text: string) => string {
  const secrets = Object.entries(environment)
    .flatMap(([name, value = '']) => [...(secretName.test(name) ? [value] : []), ...credentialsOf(value)])
    .filter((secret) => secret.length >= shortest)
    .sort((one, other) => other.length - one.length);
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}

/** Also of a URL that names several hosts, which is none for `URL`. */
function credentialsOf(value: string): string[] {
  const [, password = ''] = /^[a-z0-9]+:\/\/[^/@:]*:([^/@]*)@/i.exec(value) ?? [];
  const [, search = ''] = /^[a-z0-9]+:\/\/[^?]*(\?.*)/i.exec(value) ?? [];
  return [password, decoded(password), search];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
