/** What was typed and not yet sent, kept in this tab through a detour to sign-in. */
export function keepDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(`draft:${name}`, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function findDraft<Draft extends object>(name: string): Draft | null {
  try {
    const kept = sessionStorage.getItem(`draft:${name}`);
    return kept ? (JSON.parse(kept) as Draft) : null;
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(`draft:${name}`);
  } catch {
    return;
  }
}
