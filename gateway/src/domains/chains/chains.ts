import { findDisplayName } from 'schema/displayName';
import { chainRule, hourSlotRule, inviteEmails } from 'schema/rules/chain';
import { listPageRule } from 'schema/rules/feed';
import { z } from 'zod';
import type { ChainSlot, PrayerChain, PrayerChainPage } from '../../gen/resolvers';
import {
  cursorPageRule,
  cursorParts,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../platform/database/cursor';
import { firstWithin, pageBytes } from '../../platform/database/pageSize';
import { makeOnce } from '../../platform/database/idempotency';
import { BadInput, Conflict, parse, requireById } from '../../platform/errors';
import type { Context, Member } from '../members/context';
import { withinQuota } from '../members/quota';
import { insertInvites, type Invitation } from './invitationsSql';
import { requireCreator, requireRunning } from './policy';
import { deleteSlot, insertSlot, updateOffer } from './slotsSql';
import {
  deleteChainOf,
  findChain,
  findChains,
  findOwnGroups,
  insertChain,
  type ChainPosition,
  type ChainRow,
} from './sql';
import { viewChain } from './view';

/** Live chains first, then upcoming ones, then past ones: no more than fit on one page. */
export async function listChains(ctx: Context): Promise<PrayerChain[]> {
  const rows = await findChains(ctx, { at: new Date(), rows: 200, maxEnded: 50 });
  return firstWithin(pageBytes.graphql, rows.map(viewChain));
}

/** The chains by page number, for REST: the caller's own first, each in the order of the list. @throws BadInput */
export async function listChainsByPage(ctx: Context, query: unknown): Promise<PrayerChain[]> {
  const numbered = parse(listPageRule, query);
  const rows = await findChains(ctx, { at: new Date(), ownFirst: true, numbered });
  return rows.map(viewChain);
}

/** The chains by cursor. @throws BadInput */
export async function pageChains(ctx: Context, input: unknown): Promise<PrayerChainPage> {
  return findPage(ctx, input, { own: false });
}

/** The chains that the caller has created, or covers an hour of, by cursor. @throws Unauthenticated, BadInput */
export async function pageMyChains(ctx: Context, input: unknown): Promise<PrayerChainPage> {
  await ctx.requireCaller();
  return findPage(ctx, input, { own: true });
}

async function findPage(ctx: Context, input: unknown, { own }: { own: boolean }): Promise<PrayerChainPage> {
  const { first, after: cursor } = parse(cursorPageRule, input);
  const after = readPosition(cursor);
  const at = after?.at ?? new Date();
  const rows = await findChains(ctx, { own, at, after, rows: first + 1 });
  const { shown, ...page } = pageOf(rows, first, (last) => writePosition(at, last));
  return { chains: shown.map(viewChain), ...page };
}

/** @throws NotFound, also if the caller may not see the chain */
export async function requireChain(ctx: Context, rawId: unknown): Promise<PrayerChain> {
  const chain = await requireById(rawId, 'Prayer chain not found', (id) => findChain(ctx, id));
  return viewChain(chain);
}

/** Creates a chain (specification, section 5). @throws Unauthenticated, BadInput */
export async function createChain(ctx: Context, input: unknown): Promise<PrayerChain> {
  const caller = await ctx.requireCaller();
  const form = parse(chainRule, input);
  const chain = {
    ...form,
    inviteEmails: form.visibility === 'private' ? form.inviteEmails : [],
    selectedGroups: form.visibility === 'groups' ? form.selectedGroups : [],
  };
  await requireOwnGroups(ctx, caller.id, chain.selectedGroups);

  return makeOnce(ctx, caller, {
    operation: 'createChain',
    input: chain,
    make: async (recordKey) => {
      const wanted = { chains: 1, invitations: chain.inviteEmails.length };
      const invitation = await invitationOf(ctx, caller);
      const id = await withinQuota(ctx, caller, wanted, (counted) =>
        insertChain(ctx.sql, caller.id, chain, invitation, ctx.sql`${recordKey} ${counted}`),
      );
      return requireChain(ctx, id);
    },
    find: (id) => requireChain(ctx, id),
  });
}

/**
 * Covers an hour of every day of the chain. Covering one's own hour again changes nothing; an offered hour is taken
 * over.
 *
 * @throws Unauthenticated, NotFound, BadInput, Conflict
 */
export async function joinChain(ctx: Context, rawId: unknown, input: unknown): Promise<ChainSlot> {
  const caller = await ctx.requireCaller();
  const chain = await requireChain(ctx, rawId);
  const { hourSlot } = parse(hourSlotRule, input);
  const own = slotAt(chain, hourSlot);
  if (own?.isMine) return own;
  requireRunning(chain);

  await insertSlot(ctx, chain.id, hourSlot, caller.id);
  const slot = slotAt(await requireChain(ctx, chain.id), hourSlot);
  if (!slot?.isMine) throw new Conflict('This hour is already covered');
  return slot;
}

/** @throws Unauthenticated, NotFound, BadInput, Conflict if the caller does not cover this hour */
export async function giveBackSlot(ctx: Context, rawId: unknown, input: unknown): Promise<PrayerChain> {
  const caller = await ctx.requireCaller();
  const chain = await requireChain(ctx, rawId);
  const { hourSlot } = parse(hourSlotRule, input);
  const isGone = await deleteSlot(ctx.sql, chain.id, hourSlot, caller.id);
  if (!isGone) throw new Conflict('You do not cover this hour');
  return requireChain(ctx, chain.id);
}

/** Offers the caller's hour to other members. @throws Unauthenticated, NotFound, BadInput, Conflict */
export async function offerSlot(ctx: Context, rawId: unknown, input: unknown): Promise<PrayerChain> {
  const caller = await ctx.requireCaller();
  const chain = await requireChain(ctx, rawId);
  const { hourSlot, isOffered } = parse(offerRule, input);
  const isChanged = await updateOffer(ctx.sql, chain.id, hourSlot, caller.id, isOffered);
  if (!isChanged) throw new Conflict('You do not cover this hour');
  return requireChain(ctx, chain.id);
}

/** @throws Unauthenticated, NotFound, Forbidden, BadInput, TryAgainLater */
export async function inviteToChain(ctx: Context, rawId: unknown, input: unknown): Promise<PrayerChain> {
  const caller = await ctx.requireCaller();
  const chain = await requireChain(ctx, rawId);
  requireCreator(chain);
  const { emails } = parse(z.object({ emails: inviteEmails }), input);
  const invitation = await invitationOf(ctx, caller);
  await withinQuota(ctx, caller, { invitations: emails.length }, (counted) =>
    insertInvites(ctx.sql, chain.id, caller.id, { emails, ...invitation }, counted),
  );
  return requireChain(ctx, chain.id);
}

/** @throws Unauthenticated, NotFound, Forbidden */
export async function deleteChain(ctx: Context, rawId: unknown): Promise<number> {
  const caller = await ctx.requireCaller();
  const chain = await requireChain(ctx, rawId);
  requireCreator(chain);
  await deleteChainOf(ctx.sql, chain.id, caller.id);
  return chain.id;
}

const offerRule = z.object({ ...hourSlotRule.shape, isOffered: z.boolean() });

/** A chain can only be shared with the caller's own groups. @throws BadInput */
async function requireOwnGroups(ctx: Context, memberId: number, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  const own = await findOwnGroups(ctx.sql, memberId, groupIds);
  if (own.length < groupIds.length) {
    throw new BadInput([{ path: 'selectedGroups', message: 'Please choose groups that you belong to' }]);
  }
}

async function invitationOf(ctx: Context, member: Member): Promise<Invitation> {
  const inviter = findDisplayName(member) ?? 'A member';
  return { inviter, locale: await ctx.findLocale(), siteOrigin: ctx.config.siteOrigin };
}

function slotAt(chain: PrayerChain, hour: number): ChainSlot | null {
  return chain.slots.find(({ hourSlot }) => hourSlot === hour) ?? null;
}

const { instant, id: chainId } = cursorParts;
const positionRule = z.tuple([instant, z.boolean(), instant, instant, chainId]);

function writePosition(at: Date, { startTime, endTime, id }: ChainRow): string {
  const start = Math.max(startTime.getTime(), at.getTime());
  return encodeCursor([at.getTime(), endTime <= at, start, endTime.getTime(), id]);
}

function readPosition(cursor: string | null): ChainPosition | null {
  if (cursor === null) return null;
  const [at, isEnded, start, end, id] = decodeCursor(positionRule, cursor);
  return { at: new Date(at), isEnded, start: new Date(start), end: new Date(end), id };
}
