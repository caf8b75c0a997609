import { Trans, useLingui } from '@lingui/react/macro';
import { isBlank } from 'schema/visibleText';
import { Button, Cluster, Stack, TextArea, useDraft, useWrite } from 'kit';
import { EditEncouragementDocument, type CommentLine_CommentFragment } from '../gen/graphql';

interface EditEncouragementProps {
  comment: CommentLine_CommentFragment;
  onDone: () => void;
}

/** Edits the member's own encouragement. The draft is stored in this tab until it is saved or cancelled. */
export function EditEncouragement({ comment, onDone }: EditEncouragementProps) {
  const { t } = useLingui();
  const { id, content: saved } = comment;
  const {
    value: { content },
    change,
    reset,
  } = useDraft(`encouragement-change-${id}`, { content: saved }, (typed) => typed.content !== saved);
  const [edit, { isPending }] = useWrite(EditEncouragementDocument, {
    failure: {
      signIn: t`You need to sign in to change your words.`,
      fallback: t`Failed to change your encouragement`,
    },
  });

  const finish = () => {
    reset();
    onDone();
  };

  const save = async () => {
    const { data } = await edit({ id, input: { content } });
    if (data) finish();
  };

  return (
    <Stack gap={2}>
      <TextArea
        label={t`Your words`}
        isLabelHidden
        rows={3}
        autoFocus
        dir="auto"
        value={content}
        onChange={(event) => change({ content: event.target.value })}
      />
      <Cluster gap={2}>
        <Button
          size="small"
          variant="primary"
          pending={isPending}
          disabled={isBlank(content)}
          onClick={() => void save()}
        >
          <Trans>Save</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={finish}>{t`Cancel`}</Button>
      </Cluster>
    </Stack>
  );
}
