import { isBlank } from 'schema/visibleText';
import { useDraft } from 'kit';

/** The draft of a post or comment, stored in this tab until it has been sent. */
export function useTypedText(draftName: string) {
  const { value, change, reset } = useDraft(draftName, { text: '' }, ({ text }) => !isBlank(text));
  return { text: value.text, type: (text: string) => change({ text }), clear: () => reset() };
}
