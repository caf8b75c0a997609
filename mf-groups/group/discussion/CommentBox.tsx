import { Send } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { IconButton, space, styled, TextArea, useMutation } from 'kit';
import { CommentOnGroupPostDocument } from '../../gen/graphql';
import { useAttempt } from '../useAttempt';
import { useTyped } from './useTyped';

/** A member's word to a post: Enter sends it, Shift+Enter begins a new line (specification, section 2). */
export function CommentBox({ postId }: { postId: number }) {
  const typed = useTyped(`group-comment-${postId}`);
  const attempt = useAttempt({
    signIn: 'You need to sign in to comment on a post.',
    otherwise: 'Failed to add the comment',
  });
  const [comment, { loading }] = useMutation(CommentOnGroupPostDocument);

  const send = async () => {
    const content = typed.words.trim();
    if (content === '' || loading) return;
    if (await attempt(() => comment({ variables: { postId, content } }))) typed.forget();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  const sendOnEnter = (event: KeyboardEvent) => {
    // An Enter that ends a composed word belongs to the keyboard, not to the form.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <Form onSubmit={submit}>
      <Area
        label="Write a comment"
        isLabelHidden
        placeholder="Write a comment..."
        rows={1}
        readOnly={loading}
        value={typed.words}
        onChange={(event) => typed.type(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <IconButton
        type="submit"
        label="Send comment"
        variant="outlined"
        icon={<Send />}
        pending={loading}
        disabled={typed.words.trim() === ''}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;
`;

const Area = styled(TextArea)`
  && {
    min-height: 2.875rem;
    max-height: 12rem;
    resize: none;
    field-sizing: content;
  }
`;
