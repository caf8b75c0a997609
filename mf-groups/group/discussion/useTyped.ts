import { useState } from 'react';
import { dropDraft, findDraft, keepDraft } from 'kit';

/** Words that are being typed; they wait in this tab until they have been sent. */
export function useTyped(draftName: string) {
  const [words, setWords] = useState(() => findDraft<{ words: string }>(draftName)?.words ?? '');

  return {
    words,
    type(typed: string) {
      setWords(typed);
      if (typed.trim() === '') dropDraft(draftName);
      else keepDraft(draftName, { words: typed });
    },
    forget() {
      setWords('');
      dropDraft(draftName);
    },
  };
}
