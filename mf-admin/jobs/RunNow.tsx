import { useEffect, useRef } from 'react';
import { Play } from 'lucide-react';
import { Button, useFailureToast, useMutation, useToast, VisuallyHidden } from 'kit';
import { RunJobDocument } from '../gen/graphql';
import { jobWords } from './jobWords';
import type { Job } from './useJobs';

/** A run that was asked for begins at once, and is mostly over by then. */
const lookAgainAfter = 2000;

interface RunNowProps {
  job: Job;
  /** The run has had time to be over. */
  onRun: () => Promise<void>;
}

/** Has a task run at once. */
export function RunNow({ job: { name }, onRun }: RunNowProps) {
  const { run, isAsking } = useRun(onRun);
  return (
    <Button icon={<Play />} pending={isAsking} onClick={() => void run(name)}>
      Run now
      <VisuallyHidden> – {jobWords[name]}</VisuallyHidden>
    </Button>
  );
}

/** Asks for a run and tells of it either way. */
function useRun(onRun: () => Promise<void>) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [send, { loading }] = useMutation(RunJobDocument);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    isAsking: loading,
    async run(name: Job['name']): Promise<void> {
      try {
        await send({ variables: { name } });
      } catch (error) {
        tellOfFailure(error, {
          signIn: 'You need to sign in to run a task.',
          otherwise: 'Failed to run the task',
        });
        return;
      }
      toast({ title: 'Success', description: `It runs now: ${jobWords[name]}.` });
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void onRun(), lookAgainAfter);
    },
  };
}
