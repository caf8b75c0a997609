import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PrayerVisibility } from 'schema/vocabulary';

/** The names of those who may read a prayer. */
export const readerNames: Record<PrayerVisibility, MessageDescriptor> = {
  public: msg({ message: 'Everyone', comment: 'Who may read a prayer' }),
  members: msg({ message: 'Members', comment: 'Who may read a prayer' }),
  team: msg({ message: 'The prayer team', comment: 'Who may read a prayer' }),
};
