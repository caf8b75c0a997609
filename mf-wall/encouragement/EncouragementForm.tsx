import { Send } from 'lucide-react';
import type { FormEvent } from 'react';
import { isBlank } from 'schema/visibleText';
import { Button, Checkbox, space, styled, TextArea, TextField, useDraft, useWrite } from 'kit';
import { CommentsDocument, EncourageDocument } from '../gen/graphql';
import { figureQueries } from '../journey/figureQueries';
import { encouragementDraft } from './draft';

interface EncouragementFormProps {
  prayerId: number;
  onShared?: () => void;
}

const nothingTyped = { content: '', authorName: '', isAnonymous: false };

/** The form for an encouragement: with a name, without one, or anonymous (specification, section 2). */
export function EncouragementForm({ prayerId, onShared }: EncouragementFormProps) {
  const {
    value: words,
    change,
    reset,
  } = useDraft(encouragementDraft(prayerId), nothingTyped, ({ content }) => !isBlank(content));
  const [encourage, { isPending }] = useWrite(EncourageDocument, {
    refetchQueries: [{ query: CommentsDocument, variables: { id: prayerId } }],
    awaitRefetchQueries: true,
    success: { title: 'Encouragement added', description: 'Your words of encouragement have been shared.' },
    failure: {
      signIn: 'You need to sign in to add words of encouragement.',
      fallback: 'Failed to add encouragement',
    },
    refetch: figureQueries,
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await encourage({ prayerId, input: inputOf(words) });
    if (!data) return;
    reset();
    // Crisis help is shown beside the new text, and its author must see it.
    if (!data.encourage.needsCare) onShared?.();
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
        pending={isPending}
        disabled={isBlank(words.content)}
      >
        Share Encouragement
      </Button>
    </Form>
  );
}

function inputOf({ content, authorName, isAnonymous }: typeof nothingTyped) {
  const name = isAnonymous ? '' : authorName.trim();
  return { content: content.trim(), isAnonymous, ...(name && { authorName: name }) };
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};

  > button {
    justify-self: start;
  }
`;
