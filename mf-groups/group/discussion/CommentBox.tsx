import { useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { isBlank } from 'schema/visibleText';
import { IconButton, space, styled, TextArea, useWrite } from 'kit';
import { CommentOnGroupPostDocument } from '../../gen/graphql';
import { useTypedText } from './useTypedText';

/** The field for a comment: Enter sends it, Shift+Enter begins a new line (specification, section 2). */
export function CommentBox({ postId, describedBy }: { postId: number; describedBy: string }) {
  const { t } = useLingui();
  const typed = useTypedText(`group-comment-${postId}`);
  const [comment, { isPending }] = useWrite(CommentOnGroupPostDocument, {
    failure: {
      signIn: t`You need to sign in to comment on a post.`,
      fallback: t`Failed to add the comment`,
    },
  });

  const send = async () => {
    const content = typed.text.trim();
    if (isBlank(content) || isPending) return;
    const { failure } = await comment({ postId, content });
    if (!failure) typed.clear();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  const sendOnEnter = (event: KeyboardEvent) => {
    // An Enter that ends an IME composition must not send the form.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <Form onSubmit={submit}>
      <Area
        label={t`Write a comment`}
        isLabelHidden
        placeholder={t`Write a comment...`}
        rows={1}
        dir="auto"
        aria-describedby={describedBy}
        readOnly={isPending}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <IconButton
        type="submit"
        label={t`Send comment`}
        variant="outlined"
        aria-describedby={describedBy}
        icon={<Send />}
        pending={isPending}
        disabled={isBlank(typed.text)}
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
