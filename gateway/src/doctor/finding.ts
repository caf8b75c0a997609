/** A note is nothing wrong, but worth knowing. */
export interface Finding {
  state: 'ok' | 'note' | 'problem';
  /** The part that was checked, such as 'Mail'. */
  about: string;
  /** The problem and its remedy; one line, without a secret. */
  text: string;
}

/** The findings of one subject. */
export const findingsAbout = (about: string) => ({
  ok: (text: string): Finding => ({ state: 'ok', about, text }),
  note: (text: string): Finding => ({ state: 'note', about, text }),
  problem: (text: string): Finding => ({ state: 'problem', about, text }),
});

/** The code of an error: what libraries say beside it may repeat what they were given. */
export const codeOf = (error: unknown): string =>
  (error as { code?: string; name?: string } | null)?.code ?? (error as Error | null)?.name ?? 'unknown';
