import type { ChainVisibility } from 'schema/vocabulary';
import type { AuthorView } from '../members/view';
import type { ChainRow, SlotRow } from './sql';

/** An hour that a member covers, as it may leave the house. */
export interface SlotView {
  hourSlot: number;
  user: AuthorView;
  isMine: boolean;
  isOffered: boolean;
}

/** A chain as this caller may see it. */
export interface ChainView {
  id: number;
  title: string;
  description: string | null;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  slotDuration: 60;
  visibility: ChainVisibility;
  createdAt: Date;
  createdByUser: AuthorView | null;
  isCreator: boolean;
  slots: SlotView[];
  inviteEmails: string[] | null;
  selectedGroups: number[] | null;
}

export function viewChain(row: ChainRow): ChainView {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    startTime: row.startTime,
    endTime: row.endTime,
    timeZone: row.timeZone,
    slotDuration: 60,
    visibility: row.visibility,
    createdAt: row.createdAt,
    createdByUser: row.createdByUser,
    isCreator: row.isCreator,
    slots: row.slots.map(viewSlot),
    inviteEmails: row.isCreator ? row.inviteEmails : null,
    selectedGroups: row.isCreator ? row.selectedGroups : null,
  };
}

export function viewSlot({ hourSlot, user, isMine, isOffered }: SlotRow): SlotView {
  return { hourSlot, user, isMine, isOffered };
}
