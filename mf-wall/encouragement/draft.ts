import { dropDraft, findDraft, keepDraft } from 'kit';

export interface Encouragement {
  content: string;
  authorName: string;
  isAnonymous: boolean;
}

export const nothingTyped: Encouragement = { content: '', authorName: '', isAnonymous: false };

/** Words for a prayer that wait in this tab: they have been typed, and not yet been shared. */
export function findWords(prayerId: number): Encouragement | null {
  return findDraft<Encouragement>(draftName(prayerId));
}

export function keepWords(prayerId: number, words: Encouragement): void {
  if (words.content.trim() === '') dropWords(prayerId);
  else keepDraft(draftName(prayerId), words);
}

export function dropWords(prayerId: number): void {
  dropDraft(draftName(prayerId));
}

const draftName = (prayerId: number) => `encouragement-${prayerId}`;
