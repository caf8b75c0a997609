import type { MessageDescriptor } from '@lingui/core';
import { msg, select, t } from '@lingui/core/macro';
import { i18n } from 'kit';
import type { CaseCard_CaseFragment } from '../gen/graphql';

/** The text that a decision is about. */
export interface DecidedText extends Pick<CaseCard_CaseFragment, 'kind' | 'targetId' | 'isAnonymous'> {
  /** Of its case in the queue; null for a text that does not wait there. */
  id: CaseCard_CaseFragment['id'] | null;
}

export type DecisionName = 'hide' | 'keepHidden' | 'restore' | 'dismiss' | 'suspend';

/** The texts of a moderator's decision. */
interface Decision {
  /** On the button that opens the dialog, and on the one that confirms. */
  label: MessageDescriptor;
  pendingLabel: MessageDescriptor;
  title: (kind: DecidedText['kind']) => string;
  /** The consequence. */
  outcome: MessageDescriptor;
  /** The toast afterwards. */
  done: MessageDescriptor;
  /** The initial value of the field; without one a reason is required. */
  defaultReason: MessageDescriptor | null;
  isDanger: boolean;
}

/** To moderators, about an anonymous text. */
export const authorIsUnknown = msg`It was written anonymously: nobody learns who the author is, moderators included.`;

export const decisions: Record<DecisionName, Decision> = {
  hide: {
    label: msg`Hide`,
    pendingLabel: msg`Hiding...`,
    title: (kind) =>
      t`${select(kind, { prayer: 'Hide this prayer?', comment: 'Hide these words?', testimonial: 'Hide this testimony?', group_post: 'Hide this post?', other: 'Hide this comment?' })}`,
    outcome: msg`It disappears from the site, and its reports are closed. The author is told, with the reason that you write here.`,
    done: msg`The text is hidden and its author is told.`,
    defaultReason: null,
    isDanger: true,
  },
  keepHidden: {
    label: msg`Keep hidden`,
    pendingLabel: msg`Saving...`,
    title: (kind) =>
      t`${select(kind, { prayer: 'Keep this prayer hidden?', comment: 'Keep these words hidden?', testimonial: 'Keep this testimony hidden?', group_post: 'Keep this post hidden?', other: 'Keep this comment hidden?' })}`,
    outcome: msg`It stays hidden, and its reports are closed. The author was told when it was hidden. Your reason goes into the log.`,
    done: msg`The text stays hidden.`,
    defaultReason: null,
    isDanger: false,
  },
  restore: {
    label: msg`Restore`,
    pendingLabel: msg`Restoring...`,
    title: (kind) =>
      t`${select(kind, { prayer: 'Restore this prayer?', comment: 'Restore these words?', testimonial: 'Restore this testimony?', group_post: 'Restore this post?', other: 'Restore this comment?' })}`,
    outcome: msg`It stands on the site again, and its reports are closed. The author is told, with the reason that you write here.`,
    done: msg`The text can be read again and its author is told.`,
    defaultReason: null,
    isDanger: false,
  },
  dismiss: {
    label: msg`Keep it`,
    pendingLabel: msg`Saving...`,
    title: (kind) =>
      t`${select(kind, { prayer: 'Keep this prayer?', comment: 'Keep these words?', testimonial: 'Keep this testimony?', group_post: 'Keep this post?', other: 'Keep this comment?' })}`,
    outcome: msg`Everyone who can read it can go on reading it, and its reports are closed. The author is not troubled. Your reason goes into the log.`,
    done: msg`The text stays and its reports are closed.`,
    defaultReason: msg`It may stay.`,
    isDanger: false,
  },
  suspend: {
    label: msg`Suspend author`,
    pendingLabel: msg`Suspending...`,
    title: (kind) =>
      t`${select(kind, { prayer: 'Suspend the author of this prayer?', comment: 'Suspend the author of these words?', testimonial: 'Suspend the author of this testimony?', group_post: 'Suspend the author of this post?', other: 'Suspend the author of this comment?' })}`,
    outcome: msg`The author is signed out everywhere and can do nothing more until an administrator lets them in again. They are told when they come back to the site. Administrators cannot be suspended. The text stays as it is, and waits here until you decide about it.`,
    done: msg`The author is suspended, unless they are an administrator.`,
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
    title: title(kind),
    description: isAnonymous ? `${i18n._(outcome)} ${i18n._(authorIsUnknown)}` : i18n._(outcome),
  };
}
