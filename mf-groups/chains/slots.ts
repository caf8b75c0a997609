import { shownName } from 'schema/shownName';
import { i18n } from 'kit';
import { chainHours } from 'schema/vocabulary';
import type { ChainCard_ChainFragment } from '../gen/graphql';

export type Chain = ChainCard_ChainFragment;
export type ChainSlot = Chain['slots'][number];

/** Null for an open hour. */
export function findSlot({ slots }: Pick<Chain, 'slots'>, hourSlot: number): ChainSlot | null {
  return slots.find((slot) => slot.hourSlot === hourSlot) ?? null;
}

/** An open hour, or one that its holder offers. */
export function canBeJoined(slot: ChainSlot | null): boolean {
  return slot === null || (slot.isOffered && !slot.isMine);
}

export function holderOf({ user }: ChainSlot): string {
  return shownName(user, i18n);
}

/** Filled slots out of 24, in percent (specification, section 4). */
export function coverageOf({ slots }: Pick<Chain, 'slots'>): number {
  return Math.round((slots.length / chainHours) * 100);
}
