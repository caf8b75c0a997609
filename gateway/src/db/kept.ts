/** What was read, kept for those who ask again, for as long as this process would hear of a change. */
export interface Kept {
  /**
   * What `read` answers: for `whose` ('' for everybody), until `subject` changes. Where changes cannot be heard, or
   * somebody asks for the first time, it is read anew.
   */
  keep<Value>(subject: string, whose: string, read: () => Promise<Value>): Promise<Value>;
  /** What `noting` kept under this name, where it still holds; null where there is none. */
  find<Value>(subject: string, name: string): Value | null;
  /** Begins to read about a subject; answers how to keep what was found, which does nothing if it changed meanwhile. */
  noting(subject: string): (name: string, value: unknown) => void;
  /** A subject has changed, here or elsewhere. */
  forget(subject: string): void;
  forgetAll(): void;
  /** From now on every change of others is told by `forget`, until `stopTrusting`. */
  trust(): void;
  stopTrusting(): void;
  /** Called when somebody asks again for what could be kept, if only changes were heard. */
  onWish: (() => void) | null;
}

interface Entry {
  value: unknown;
  /** The turn at which reading it began. */
  turn: number;
  until: number;
}

const most = 20_000;
/**
 * However well one listens: no longer than a stream goes on after its session has ended, and never into another day (UTC),
 * which begins with new figures.
 */
const longest = 20_000;
const day = 86_400_000;
/** Whoever asks again within this time polls. */
const pollsWithin = 15_000;

/**
 * Every change moves the turn on; what was begun to be read before the last change of its subject is not told any more.
 * So nobody is told what was so before their own deed, and of others' deeds nothing that has been heard of.
 */
export function createKept(): Kept {
  const entries = new Map<string, Entry>();
  const changedAt = new Map<string, number>();
  let turn = 0;
  let forgottenAt = 0;
  let isTrusted = false;
  let askedAt = -Infinity;

  const kept: Kept = {
    onWish: null,
    async keep<Value>(subject: string, whose: string, read: () => Promise<Value>): Promise<Value> {
      const entry = findEntry(subject, whose);
      if (entry) return entry.value as Value;
      const note = kept.noting(subject);
      const value = await read();
      note(whose, value);
      return value;
    },
    find: <Value>(subject: string, name: string) =>
      (findEntry(subject, name)?.value as Value | undefined) ?? null,
    noting(subject) {
      const began = turn;
      const now = Date.now();
      return (name, value) => {
        if (!isTrusted || began < forgottenAt || began < (changedAt.get(subject) ?? 0)) return;
        if (entries.size >= most) kept.forgetAll();
        const midnight = (Math.floor(now / day) + 1) * day;
        entries.set(`${subject} ${name}`, { value, turn: began, until: Math.min(now + longest, midnight) });
      };
    },
    forget(subject) {
      if (!isTrusted) return;
      turn += 1;
      if (changedAt.size >= most) kept.forgetAll();
      changedAt.set(subject, turn);
    },
    forgetAll() {
      turn += 1;
      forgottenAt = turn;
      entries.clear();
      changedAt.clear();
    },
    trust() {
      kept.forgetAll();
      isTrusted = true;
    },
    stopTrusting() {
      isTrusted = false;
      kept.forgetAll();
    },
  };
  return kept;

  function findEntry(subject: string, name: string): Entry | null {
    if (!isTrusted) {
      wish();
      return null;
    }
    const entry = entries.get(`${subject} ${name}`);
    const holds = entry && entry.turn >= (changedAt.get(subject) ?? 0) && Date.now() < entry.until;
    return holds ? entry : null;
  }

  function wish(): void {
    const now = Date.now();
    if (now - askedAt < pollsWithin) kept.onWish?.();
    askedAt = now;
  }
}
