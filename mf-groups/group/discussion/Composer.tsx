import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { postTypes, type PostType } from 'schema/vocabulary';
import { Button, Card, SelectField, space, styled, TextArea, useMutation } from 'kit';
import { PostInGroupDocument } from '../../gen/graphql';
import { useAttempt } from '../useAttempt';
import { putOnTop } from './postList';
import { useTyped } from './useTyped';

interface ComposerProps {
  groupId: number;
  isAdmin: boolean;
}

/** A new post of a member. Announcements are for the group's admins. */
export function Composer({ groupId, isAdmin }: ComposerProps) {
  const typed = useTyped(`group-post-${groupId}`);
  const [chosen, setChosen] = useState<PostType>('message');
  const types = postTypes.filter(({ value }) => isAdmin || value !== 'announcement');
  const postType = types.some(({ value }) => value === chosen) ? chosen : 'message';
  const attempt = useAttempt({
    signIn: 'You need to sign in to post in a group.',
    otherwise: 'Failed to post in the group',
  });
  const [post, { loading }] = useMutation(PostInGroupDocument, {
    update: (cache, { data }) => data && putOnTop(cache, groupId, data.postInGroup.id),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const content = typed.words.trim();
    if (content === '' || loading) return;
    const isPosted = await attempt(() => post({ variables: { groupId, input: { content, postType } } }));
    if (!isPosted) return;
    typed.forget();
    setChosen('message');
  };

  return (
    <Card>
      <Form onSubmit={(event) => void submit(event)}>
        <TextArea
          label="Share something with the group"
          isLabelHidden
          placeholder="Share something with the group..."
          rows={3}
          readOnly={loading}
          value={typed.words}
          onChange={(event) => typed.type(event.target.value)}
        />
        <Actions>
          <SelectField
            label="Post type"
            isLabelHidden
            options={types}
            value={postType}
            onChange={(event) => setChosen(event.target.value as PostType)}
          />
          <Button
            type="submit"
            variant="primary"
            icon={<Send />}
            pending={loading}
            disabled={typed.words.trim() === ''}
          >
            Post
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
`;
