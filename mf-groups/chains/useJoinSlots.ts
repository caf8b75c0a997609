import { useState } from 'react';
import {
  readFailure,
  useFailureToast,
  useMutation,
  useSession,
  useToast,
  type Failure,
  type Person,
  type useApolloClient,
} from 'kit';
import { ChainCard_ChainFragmentDoc, JoinChainDocument } from '../gen/graphql';
import { listTimes } from './chainTime';
import type { ChainSlot } from './slots';
import { useFreshChains } from './useFreshChains';

interface Outcome {
  hour: number;
  error: unknown;
  /** Null when the hour is the caller's now. */
  failure: Failure | null;
}

/**
 * Joins hours of a chain, one call for each, all at once (specification, section 7). Answers the hours that need not
 * be tried again: those that were joined and those that were refused.
 */
export function useJoinSlots(chainId: number, timeOf: (hour: number) => string) {
  const { person } = useSession();
  const [isJoining, setJoining] = useState(false);
  const tellOfOutcomes = useOutcomeToast(timeOf);
  const freshenChains = useFreshChains();
  const [join] = useMutation(JoinChainDocument, {
    update(cache, { data }) {
      if (data) putSlot(cache, chainId, data.joinChain);
    },
  });

  const joinHour = async (hourSlot: number): Promise<Outcome> => {
    try {
      await join({
        variables: { chainId, hourSlot },
        optimisticResponse: { joinChain: slotOf(person, hourSlot) },
      });
      return { hour: hourSlot, error: null, failure: null };
    } catch (error) {
      return { hour: hourSlot, error, failure: readFailure(error) };
    }
  };

  return {
    isJoining,
    async joinSlots(hours: readonly number[]): Promise<number[]> {
      setJoining(true);
      const outcomes = await Promise.all(hours.map(joinHour));
      setJoining(false);
      tellOfOutcomes(outcomes);
      void freshenChains();
      return outcomes.filter(({ failure }) => !failure || isFinal(failure)).map(({ hour }) => hour);
    },
  };
}

function useOutcomeToast(timeOf: (hour: number) => string) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const timesOf = (outcomes: readonly Outcome[]) => listTimes(outcomes.map(({ hour }) => timeOf(hour)));

  return (outcomes: readonly Outcome[]) => {
    const failed = outcomes.filter(({ failure }) => failure !== null);
    const joined = outcomes.length - failed.length;
    if (joined > 0) {
      const taken = failed.filter(({ failure }) => isTaken(failure!));
      const others = failed.filter(({ failure }) => !isTaken(failure!));
      toast({
        title: 'Joined Prayer Chain',
        description: [
          `You joined ${joined} time ${joined === 1 ? 'slot' : 'slots'}.`,
          taken.length > 0 && `${timesOf(taken)} ${taken.length === 1 ? 'was' : 'were'} already taken.`,
          others.length > 0 && `${timesOf(others)} could not be joined. Please try again.`,
        ]
          .filter(Boolean)
          .join(' '),
      });
      return;
    }
    const taken = failed.filter(({ failure }) => isTaken(failure!));
    if (taken.length === failed.length && taken.length > 1) {
      toast({
        title: 'Error',
        description: `${timesOf(taken)}: ${taken[0]!.failure!.message}`,
        variant: 'destructive',
      });
      return;
    }
    tellOfFailure(failed[0]!.error, {
      signIn: 'You need to sign in to join a prayer chain.',
      otherwise: 'Failed to join prayer chain. Please try again.',
    });
  };
}

function isTaken({ code }: Failure): boolean {
  return code === 'CONFLICT';
}

/** Asking for the same again would be refused again. */
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

type Cache = ReturnType<typeof useApolloClient>['cache'];

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
