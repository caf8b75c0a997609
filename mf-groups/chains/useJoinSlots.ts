import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useApolloClient,
  useFailureToast,
  useSession,
  useToast,
  type Failure,
  useWrite,
  type Person,
} from 'kit';
import { rememberForSignIn, useAfterSignIn } from 'kit/afterSignIn';
import { ChainCard_ChainFragmentDoc, JoinChainDocument } from '../gen/graphql';
import { listTimes } from './chainTime';
import type { ChainSlot } from './slots';
import { chainQueries } from './chainQueries';

interface Outcome {
  hour: number;
  /** Null on success. */
  failure: Failure | null;
}

interface JoinOptions {
  timeOf: (hour: number) => string;
  /** Joins the hours that a visitor was about to join. */
  onSignedIn: (hours: readonly number[]) => void;
}

/**
 * Joins hours of a chain with one call for each, in parallel (specification, section 7). Returns the hours to deselect:
 * those that were joined and those that were refused.
 */
export function useJoinSlots(chainId: number, { timeOf, onSignedIn }: JoinOptions) {
  const { person } = useSession();
  const [isJoining, setJoining] = useState(false);
  const client = useApolloClient();
  const toastOutcomes = useOutcomeToast(timeOf);
  const [join] = useWrite(JoinChainDocument, {
    optimisticResponse: ({ hourSlot }) => ({ joinChain: slotOf(person, hourSlot) }),
    update(cache, { data }) {
      if (data) putSlot(cache, chainId, data.joinChain);
    },
    failure: null,
  });

  const joinHour = async (hourSlot: number): Promise<Outcome> => {
    const { failure } = await join({ chainId, hourSlot });
    return { hour: hourSlot, failure };
  };

  const joinSlots = async (hours: readonly number[]): Promise<number[]> => {
    setJoining(true);
    const outcomes = await Promise.all(hours.map(joinHour));
    setJoining(false);
    toastOutcomes(outcomes);
    const refused = outcomes.filter(({ failure }) => failure?.code === 'UNAUTHENTICATED');
    if (refused.length > 0) {
      rememberHours(
        chainId,
        refused.map(({ hour }) => hour),
      );
    }
    void refetchChains(client);
    return outcomes.filter(({ failure }) => !failure || isFinal(failure)).map(({ hour }) => hour);
  };
  useAfterSignIn(nameOf(chainId), onSignedIn);

  return { isJoining, joinSlots };
}

/** Joins the hours once the visitor has signed in. */
export const rememberHours = (chainId: number, hours: readonly number[]) =>
  rememberForSignIn(nameOf(chainId), hours);

const nameOf = (chainId: number) => `join chain ${chainId}`;

function useOutcomeToast(timeOf: (hour: number) => string) {
  const { t } = useLingui();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const timesOf = (outcomes: readonly Outcome[]) => listTimes(outcomes.map(({ hour }) => timeOf(hour)));

  return (outcomes: readonly Outcome[]) => {
    const failed = outcomes.filter(({ failure }) => failure !== null);
    const joined = outcomes.length - failed.length;
    if (joined > 0) {
      const taken = failed.filter(({ failure }) => isTaken(failure!));
      const others = failed.filter(({ failure }) => !isTaken(failure!));
      const times = timesOf(taken);
      toast({
        title: t`Joined Prayer Chain`,
        description: [
          t`${plural(joined, { one: 'You joined # time slot.', other: 'You joined # time slots.' })}`,
          taken.length > 0 &&
            t`${plural({ count: taken.length }, { one: `${times} was already taken.`, other: `${times} were already taken.` })}`,
          others.length > 0 && t`${{ times: timesOf(others) }} could not be joined. Please try again.`,
        ]
          .filter(Boolean)
          .join(' '),
      });
      return;
    }
    const taken = failed.filter(({ failure }) => isTaken(failure!));
    if (taken.length === failed.length && taken.length > 1) {
      toast({
        title: t`Error`,
        description: `${timesOf(taken)}: ${taken[0]!.failure!.message}`,
        variant: 'destructive',
      });
      return;
    }
    toastFailure(failed[0]!.failure!, {
      signIn: t`You need to sign in to join a prayer chain.`,
      fallback: t`Failed to join prayer chain. Please try again.`,
    });
  };
}

function isTaken({ code }: Failure): boolean {
  return code === 'CONFLICT';
}

/** Errors that a retry would repeat. */
function isFinal({ code }: Failure): boolean {
  return ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'].includes(code ?? '');
}

function slotOf(person: Person | null, hourSlot: number) {
  return {
    __typename: 'ChainSlot' as const,
    hourSlot,
    isMine: true,
    isOffered: false,
    user: {
      __typename: 'Author' as const,
      firstName: person?.firstName ?? null,
      lastName: person?.lastName ?? null,
      name: person?.name ?? null,
      profileImageUrl: person?.profileImageUrl ?? null,
    },
  };
}

type Client = ReturnType<typeof useApolloClient>;
type Cache = Client['cache'];

/** Refetches once for all hours. A query that fails shows the error itself, and is polled again soon. */
async function refetchChains(client: Client): Promise<void> {
  await client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => chainQueries.includes(queryName ?? ''),
    })
    .catch(() => undefined);
}

function putSlot(cache: Cache, chainId: number, slot: ChainSlot): void {
  cache.updateFragment(
    {
      id: cache.identify({ __typename: 'PrayerChain', id: chainId }),
      fragment: ChainCard_ChainFragmentDoc,
      fragmentName: 'ChainCard_chain',
    },
    (chain) =>
      chain && {
        ...chain,
        slots: [...chain.slots.filter(({ hourSlot }) => hourSlot !== slot.hourSlot), slot].toSorted(
          (one, other) => one.hourSlot - other.hourSlot,
        ),
      },
  );
}
