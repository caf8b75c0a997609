import { networkOf } from '../../platform/http/callerAddress';
import { TryAgainLater } from '../../platform/errors';

/** Only visible tabs have a stream, so one person needs few; a household or a public network shares an address. */
const maxPerMember = 12;
const maxPerAddress = 300;
const retryAfterSeconds = 30;

/** Limits the streams of one member and of one address. */
interface StreamLimit {
  /** Acquires a slot and returns a function that releases it. @throws Refusal `rateLimited` */
  acquire(memberId: number | null, address: string): () => void;
}

export function limitStreams(): StreamLimit {
  const counts = new Map<string, number>();

  return {
    acquire(memberId, address) {
      const network = networkOf(address);
      const limits = limitsOf(memberId, network);
      if (limits.some(([key, max]) => (counts.get(key) ?? 0) >= max)) {
        throw new TryAgainLater('rateLimited', retryAfterSeconds, 'Too many live connections');
      }
      for (const [key] of limits) counts.set(key, (counts.get(key) ?? 0) + 1);
      // The keys are made again: a stream that is open for hours would hold them.
      return () => limitsOf(memberId, network).forEach(([key]) => release(key));
    },
  };

  function limitsOf(memberId: number | null, network: string): [string, number][] {
    const ofAddress: [string, number] = [`address ${network}`, maxPerAddress];
    return memberId === null ? [ofAddress] : [ofAddress, [`member ${memberId}`, maxPerMember]];
  }

  function release(key: string): void {
    const left = (counts.get(key) ?? 0) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  }
}

export const noStreamLimit: StreamLimit = { acquire: () => () => undefined };
