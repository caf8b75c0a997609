import { useRef, useState, type FormEvent } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  dropDraft,
  findDraft,
  keepDraft,
  RadioGroup,
  Stack,
  TextArea,
  useFailureToast,
  useMutation,
  useSession,
  useToast,
  type Slots,
} from 'kit';
import { ReportTextDocument } from '../gen/graphql';
import { reportedKinds } from './reportedKinds';

/** Tells the moderators of a text. Fills the slot `reportDialog`. */
export function ReportDialog({ kind, targetId, isOpen, onClose }: Slots['reportDialog']) {
  const { person } = useSession();
  const { pointed } = reportedKinds[kind];

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={`Report ${pointed}`}
      description={
        person
          ? 'A moderator looks at it. Nobody else learns that you have reported it.'
          : `Please sign in to report ${pointed}.`
      }
      size="small"
    >
      {person ? (
        <ReportForm kind={kind} targetId={targetId} onClose={onClose} />
      ) : (
        <SignInFirst onClose={onClose} />
      )}
    </Dialog>
  );
}

function SignInFirst({ onClose }: { onClose: () => void }) {
  const { openSignIn } = useSession();
  return (
    <DialogActions>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button
        variant="primary"
        onClick={() => {
          onClose();
          openSignIn();
        }}
      >
        Sign In
      </Button>
    </DialogActions>
  );
}

const reasons = [
  'Spam or advertising',
  'Harassment or hate',
  'Private details of somebody',
  'Not a prayer',
  'Something else',
] as const;

type Reason = (typeof reasons)[number];

/** With the reason before it, the server's limit is not reached. */
const wordsLimit = 900;

interface Draft {
  reason?: Reason;
  words: string;
}

/** What was typed is kept in this tab until it has been sent. */
function ReportForm({ kind, targetId, onClose }: Omit<Slots['reportDialog'], 'isOpen'>) {
  const draftName = `report-${kind}-${targetId}`;
  const [{ reason, words }, setDraft] = useState(() => findDraft<Draft>(draftName) ?? { words: '' });
  const [isRefused, setRefused] = useState(false);
  const firstReason = useRef<HTMLInputElement>(null);
  const { report, isSending } = useReport();
  const isTooLong = Array.from(words.trim()).length > wordsLimit;

  const change = (changed: Partial<Draft>) => {
    const draft = { reason, words, ...changed };
    setDraft(draft);
    keepDraft(draftName, draft);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(!reason || isTooLong);
    if (!reason) firstReason.current?.focus();
    if (!reason || isTooLong) return;
    const said = words.trim() === '' ? reason : `${reason}: ${words.trim()}`;
    if (!(await report({ kind, targetId, reason: said }))) return;
    dropDraft(draftName);
    onClose();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <RadioGroup
          label="What is wrong with it?"
          options={reasons.map((value) => ({ value, label: value }))}
          defaultValue={reason}
          onValueChange={(chosen) => change({ reason: chosen })}
          ref={firstReason}
          error={isRefused && !reason ? 'Please choose a reason' : undefined}
        />
        <TextArea
          label="Anything else we should know?"
          description="Optional"
          rows={3}
          limit={wordsLimit}
          value={words}
          onChange={(event) => change({ words: event.target.value })}
          error={isRefused && isTooLong ? `Please use at most ${wordsLimit} characters` : undefined}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={isSending} pendingLabel="Sending...">
            Send Report
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

type Report = Pick<Slots['reportDialog'], 'kind' | 'targetId'> & { reason: string };

/** Sends a report and tells of it either way; answers whether it worked. */
function useReport() {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [send, { loading }] = useMutation(ReportTextDocument);

  return {
    isSending: loading,
    async report(variables: Report): Promise<boolean> {
      try {
        await send({ variables });
        toast({ title: 'Thank you', description: 'A moderator will look at it.' });
        return true;
      } catch (error) {
        tellOfFailure(error, {
          signIn: `You need to sign in to report ${reportedKinds[variables.kind].pointed}.`,
          otherwise: 'Failed to send the report',
        });
        return false;
      }
    },
  };
}
