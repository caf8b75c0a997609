import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Play } from 'lucide-react';
import { Button, useWrite, VisuallyHidden } from 'kit';
import { RunJobDocument } from '../gen/graphql';
import { jobLabels } from './jobTexts';
import type { Job } from './useJobs';

/** Most runs have ended after so many milliseconds. */
const refetchAfter = 2000;

interface RunNowProps {
  job: Job;
  /** The run has had time to end. */
  onRun: () => Promise<void>;
}

/** Runs a task immediately. */
export function RunNow({ job: { name }, onRun }: RunNowProps) {
  const { t } = useLingui();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const [runJob, { isPending }] = useWrite(RunJobDocument, {
    success: { title: t`Success`, description: t`It runs now: ${{ task: t(jobLabels[name]) }}.` },
    failure: { signIn: t`You need to sign in to run a task.`, fallback: t`Failed to run the task` },
  });

  const run = async () => {
    const { failure } = await runJob({ name });
    if (failure) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void onRun(), refetchAfter);
  };

  return (
    <Button icon={<Play />} pending={isPending} onClick={() => void run()}>
      {t`Run now`}
      <VisuallyHidden> – {t(jobLabels[name])}</VisuallyHidden>
    </Button>
  );
}
