import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { longestSignature } from 'schema/longestSignature';
import { isBlank } from 'schema/visibleText';
import {
  Button,
  Checkbox,
  css,
  motion,
  radius,
  role,
  space,
  styled,
  TextArea,
  TextField,
  useDraft,
  useSession,
  useWrite,
} from 'kit';
import { CommentsDocument, EncourageDocument } from '../gen/graphql';
import { figureQueries } from '../journey/figureQueries';
import { encouragementDraft } from './draft';

interface EncouragementFormProps {
  prayerId: number;
  /** On the prayer's own page it stands in a card, under its name. */
  isNamed?: boolean;
  onShared: (words: { id: number; needsCare: boolean }) => void;
}

interface Words {
  content: string;
  /** Null until it is typed: members then sign with their own name. */
  authorName: string | null;
  isAnonymous: boolean;
}

const nothingTyped: Words = { content: '', authorName: null, isAnonymous: false };

/** The form for an encouragement: with a name, without one, or anonymous (specification, section 2). */
export function EncouragementForm({ prayerId, isNamed = false, onShared }: EncouragementFormProps) {
  const { t } = useLingui();
  const { person } = useSession();
  const {
    value: words,
    change,
    reset,
  } = useDraft(encouragementDraft(prayerId), nothingTyped, ({ content }) => !isBlank(content));
  const { content, isAnonymous, authorName = null } = words;
  const name = authorName ?? [...(person?.name ?? '')].slice(0, longestSignature).join('');
  // It stays open when it loses the focus: the controls below must not move while they are pressed.
  const [isOpen, setOpen] = useState(!isBlank(content));
  const [encourage, { isPending }] = useWrite(EncourageDocument, {
    refetchQueries: [{ query: CommentsDocument, variables: { id: prayerId } }],
    awaitRefetchQueries: true,
    waits: true,
    success: ({ encourage: { needsCare } }) =>
      needsCare
        ? null
        : {
            title: t`Encouragement added`,
            description: t`Your words of encouragement have been shared.`,
          },
    failure: {
      signIn: t`You need to sign in to add words of encouragement.`,
      fallback: t`Failed to add encouragement`,
    },
    refetch: figureQueries,
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const signature = isAnonymous ? '' : name.trim();
    const input = { content: content.trim(), isAnonymous, ...(signature && { authorName: signature }) };
    const { data, failure } = await encourage({ prayerId, input });
    if (!data && failure.code !== 'WAITING') return;
    reset();
    setOpen(false);
    if (!data) return;
    onShared(data.encourage);
  };

  return (
    <Form $isNamed={isNamed} onSubmit={(event) => void submit(event)}>
      <Area
        label={t`Words of encouragement`}
        isLabelHidden={!isNamed}
        placeholder={t`Share words of encouragement...`}
        rows={1}
        required
        dir="auto"
        value={content}
        onChange={(event) => change({ content: event.target.value })}
        onFocus={() => setOpen(true)}
        data-open={isOpen || undefined}
      />
      <Row>
        <Checkbox
          label={t`Post anonymously`}
          checked={isAnonymous}
          onCheckedChange={(isChecked) => change({ isAnonymous: isChecked })}
        />
        {!isAnonymous && (
          <Name>
            <TextField
              label={t`Your name (optional)`}
              // The name of a member would hide the placeholder.
              isLabelHidden={!person?.name}
              placeholder={t`Your name (optional)`}
              autoComplete="name"
              dir="auto"
              value={name}
              onChange={(event) => change({ authorName: event.target.value })}
            />
          </Name>
        )}
        <Button
          type="submit"
          variant="primary"
          icon={<Send />}
          pending={isPending}
          disabled={isBlank(content)}
        >
          <Trans>Share Encouragement</Trans>
        </Button>
      </Row>
    </Form>
  );
}

const Form = styled.form<{ $isNamed: boolean }>`
  display: grid;
  gap: ${space[3]};
  container-type: inline-size;

  ${({ $isNamed }) =>
    $isNamed &&
    css`
      padding: ${space[4]};
      background: ${role.surfaceRaised};
      border: 1px solid ${role.line};
      border-radius: ${radius.large};
    `}
`;

const Area = styled(TextArea)`
  && {
    min-height: 2.875rem;
    resize: none;
    transition: min-height ${motion.calm};

    &[data-open] {
      min-height: 6.5rem;
      resize: vertical;
    }
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: end;

  label,
  input {
    font-size: 1rem;
  }

  > button {
    margin-inline-start: auto;
  }

  @container (max-width: 32rem) {
    > button {
      flex: 1 1 100%;
      margin-block-start: ${space[1]};
    }
  }
`;

/** Wide enough for its placeholder. */
const Name = styled.div`
  flex: 1 1 11.5rem;
  min-width: min(11.5rem, 100%);
`;
