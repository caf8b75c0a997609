import { TryAgainLater } from '../../platform/errors';

/** Only tabs in sight keep a stream, so one person needs few; a household or a hall shares an address. */
const mostOfMember = 12;
const mostOfAddress = 300;
const retryAfterSeconds = 30;

/** How many streams one member and one address may hold. */
export interface Places {
  /** Takes a place, and answers how to give it back. @throws Refusal `rateLimited` */
  take(memberId: number | null, address: string): () => void;
}

export function limitedPlaces(): Places {
  const taken = new Map<string, number>();

  return {
    take(memberId, address) {
      const wanted: [string, number][] = [[`address ${address}`, mostOfAddress]];
      if (memberId !== null) wanted.push([`member ${memberId}`, mostOfMember]);
      if (wanted.some(([key, most]) => (taken.get(key) ?? 0) >= most)) {
        throw new TryAgainLater('rateLimited', retryAfterSeconds, 'Too many live connections');
      }
      for (const [key] of wanted) taken.set(key, (taken.get(key) ?? 0) + 1);
      return () => wanted.forEach(([key]) => giveBack(key));
    },
  };

  function giveBack(key: string): void {
    const left = (taken.get(key) ?? 0) - 1;
    if (left > 0) taken.set(key, left);
    else taken.delete(key);
  }
}

export const unlimitedPlaces: Places = { take: () => () => undefined };
