/** What was read, kept for those who ask again, for as long as this process would hear of a change. */
export interface Kept {
  /**
   * What `read` answers: for `whose` ('' for everybody), until `subject` changes. Where changes cannot be heard, or
   * somebody asks for the first time, it is read anew.
   */
  keep<Value>(subject: string, whose: string, read: () => Promise<Value>): Promise<Value>;
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
      if (!isTrusted) {
        wish();
        return read();
      }
      const key = `${subject} ${whose}`;
      const entry = entries.get(key);
      if (entry && entry.turn >= (changedAt.get(subject) ?? 0) && Date.now() < entry.until) {
        return entry.value as Value;
      }
      const began = turn;
      const now = Date.now();
      const value = await read();
      if (isTrusted && began >= (changedAt.get(subject) ?? 0) && began >= forgottenAt) {
        if (entries.size >= most) kept.forgetAll();
        entries.set(key, {
          value,
          turn: began,
          until: Math.min(now + longest, (Math.floor(now / day) + 1) * day),
        });
      }
      return value;
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

  function wish(): void {
    const now = Date.now();
    if (now - askedAt < pollsWithin) kept.onWish?.();
    askedAt = now;
  }
}
