import { useState } from 'react';
import {
  Button,
  Cluster,
  dropDraft,
  findDraft,
  keepDraft,
  Stack,
  TextArea,
  useFailureToast,
  useMutation,
} from 'kit';
import { EditEncouragementDocument, type CommentLine_CommentFragment } from '../gen/graphql';

interface EditEncouragementProps {
  comment: CommentLine_CommentFragment;
  onDone: () => void;
}

/** Changes one's own words. What was typed is kept in this tab until it is saved or given up with Cancel. */
export function EditEncouragement({ comment, onDone }: EditEncouragementProps) {
  const draftName = `encouragement-change-${comment.id}`;
  const [content, setContent] = useState(
    () => findDraft<{ content: string }>(draftName)?.content ?? comment.content,
  );
  const [edit, { loading }] = useMutation(EditEncouragementDocument);
  const tellOfFailure = useFailureToast();

  const change = (typed: string) => {
    setContent(typed);
    if (typed === comment.content) dropDraft(draftName);
    else keepDraft(draftName, { content: typed });
  };

  const finish = () => {
    dropDraft(draftName);
    onDone();
  };

  const save = async () => {
    try {
      await edit({ variables: { id: comment.id, input: { content } } });
      finish();
    } catch (error) {
      tellOfFailure(error, {
        signIn: 'You need to sign in to change your words.',
        otherwise: 'Failed to change your encouragement',
      });
    }
  };

  return (
    <Stack gap={2}>
      <TextArea
        label="Your words"
        isLabelHidden
        rows={3}
        value={content}
        onChange={(event) => change(event.target.value)}
      />
      <Cluster gap={2}>
        <Button
          size="small"
          variant="primary"
          pending={loading}
          disabled={content.trim() === ''}
          onClick={() => void save()}
        >
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={finish}>
          Cancel
        </Button>
      </Cluster>
    </Stack>
  );
}
