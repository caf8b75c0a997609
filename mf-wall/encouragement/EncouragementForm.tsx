import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button, Checkbox, space, styled, TextArea, TextField } from 'kit';
import { dropWords, findWords, keepWords, nothingTyped, type Encouragement } from './draft';
import { useEncourage } from './useEncourage';

interface EncouragementFormProps {
  prayerId: number;
  onShared?: () => void;
}

/** Words for somebody who asks for prayer: with a name, under none, or anonymously (specification, section 2). */
export function EncouragementForm({ prayerId, onShared }: EncouragementFormProps) {
  const [words, setWords] = useState(() => findWords(prayerId) ?? nothingTyped);
  const { encourage, isSending } = useEncourage(prayerId);

  const change = (changed: Partial<Encouragement>) => {
    const typed = { ...words, ...changed };
    setWords(typed);
    keepWords(prayerId, typed);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const shared = await encourage(words);
    if (!shared) return;
    setWords(nothingTyped);
    dropWords(prayerId);
    // Who helps stands beside the new words, and whoever wrote them is to see it.
    if (!shared.needsCare) onShared?.();
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Checkbox
        label="Post anonymously"
        checked={words.isAnonymous}
        onCheckedChange={(isAnonymous) => change({ isAnonymous })}
      />
      {!words.isAnonymous && (
        <TextField
          label="Your name (optional)"
          isLabelHidden
          placeholder="Your name (optional)"
          autoComplete="name"
          value={words.authorName}
          onChange={(event) => change({ authorName: event.target.value })}
        />
      )}
      <TextArea
        label="Words of encouragement"
        isLabelHidden
        placeholder="Share words of encouragement..."
        rows={3}
        required
        value={words.content}
        onChange={(event) => change({ content: event.target.value })}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<Send />}
        pending={isSending}
        disabled={words.content.trim() === ''}
      >
        Share Encouragement
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};

  > button {
    justify-self: start;
  }
`;
