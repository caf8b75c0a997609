import { t } from '@lingui/core/macro';
import type { CaseCard_CaseFragment } from '../gen/graphql';
import { reportedKinds } from './reportedKinds';

/** The text that a decision is about. */
export interface DecidedText extends Pick<CaseCard_CaseFragment, 'kind' | 'targetId' | 'isAnonymous'> {
  /** Of its case in the queue; null for a text that does not wait there. */
  id: CaseCard_CaseFragment['id'] | null;
}

export type DecisionName = 'hide' | 'keepHidden' | 'restore' | 'dismiss' | 'suspend';

/** The texts of a moderator's decision. */
interface Decision {
  /** On the button that opens the dialog, and on the one that confirms. */
  label: string;
  pendingLabel: string;
  title: (pointed: string) => string;
  /** The consequence. */
  outcome: string;
  /** The toast afterwards. */
  done: string;
  /** The initial value of the field; without one a reason is required. */
  defaultReason: string | null;
  isDanger: boolean;
}

const authorIsNotified = 'The author is told, with the reason that you write here.';

export const decisions: Record<DecisionName, Decision> = {
  hide: {
    label: 'Hide',
    pendingLabel: 'Hiding...',
    title: (pointed) => t`Hide ${pointed}?`,
    outcome: `It disappears from the site, and its reports are closed. ${authorIsNotified}`,
    done: 'The text is hidden and its author is told.',
    defaultReason: null,
    isDanger: true,
  },
  keepHidden: {
    label: 'Keep hidden',
    pendingLabel: 'Saving...',
    title: (pointed) => t`Keep ${pointed} hidden?`,
    outcome:
      'It stays hidden, and its reports are closed. The author was told when it was hidden. Your reason goes into the log.',
    done: 'The text stays hidden.',
    defaultReason: null,
    isDanger: false,
  },
  restore: {
    label: 'Restore',
    pendingLabel: 'Restoring...',
    title: (pointed) => t`Restore ${pointed}?`,
    outcome: `It stands on the site again, and its reports are closed. ${authorIsNotified}`,
    done: 'The text can be read again and its author is told.',
    defaultReason: null,
    isDanger: false,
  },
  dismiss: {
    label: 'Keep it',
    pendingLabel: 'Saving...',
    title: (pointed) => t`Keep ${pointed}?`,
    outcome:
      'Everyone who can read it can go on reading it, and its reports are closed. The author is not troubled. Your reason goes into the log.',
    done: 'The text stays and its reports are closed.',
    defaultReason: 'It may stay.',
    isDanger: false,
  },
  suspend: {
    label: 'Suspend author',
    pendingLabel: 'Suspending...',
    title: (pointed) => t`Suspend the author of ${pointed}?`,
    outcome:
      'The author is signed out everywhere and can do nothing more until an administrator lets them in again. They are told when they come back to the site. Administrators cannot be suspended. The text stays as it is, and waits here until you decide about it.',
    done: 'The author is suspended, unless they are an administrator.',
    defaultReason: null,
    isDanger: true,
  },
};

const choices: Record<CaseCard_CaseFragment['status'], readonly DecisionName[]> = {
  visible: ['dismiss', 'hide', 'suspend'],
  hidden: ['restore', 'keepHidden', 'suspend'],
};

/** The possible decisions about a text in the queue. */
export function choicesFor({
  status,
  needsCare,
  reportCount,
}: CaseCard_CaseFragment): readonly DecisionName[] {
  // Without reports there is nothing to dismiss: the text stays when its author was looked after.
  const hasNoReports = needsCare && reportCount === 0;
  return choices[status].filter((name) => !(hasNoReports && name === 'dismiss'));
}

/** Title and description of the dialog that confirms a decision. */
export function dialogTexts(name: DecisionName, { kind, isAnonymous }: DecidedText) {
  const { title, outcome } = decisions[name];
  return {
    title: title(reportedKinds[kind].pointed),
    description: isAnonymous
      ? t`${outcome} It was written anonymously: nobody learns who the author is, moderators included.`
      : outcome,
  };
}
