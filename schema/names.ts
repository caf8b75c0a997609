import { msg } from '@lingui/core/macro';
import type { Category, NotificationKind, PrayerSort } from './vocabulary';

/** The names of the categories of prayers. */
export const categoryNames = {
  health: msg`Health`,
  family: msg`Family`,
  finances: msg`Finances`,
  grief: msg`Grief`,
  praise: msg`Praise Reports`,
  general: msg({ message: 'General', context: 'category of prayers' }),
} satisfies Record<Category, object>;

/** The names of the orders of the wall. */
export const sortNames = {
  recent: msg`Most Recent`,
  amens: msg`Most Amens`,
  trending: msg`Trending`,
} satisfies Record<PrayerSort, object>;

/** The names of the kinds of notifications. */
export const notificationKindNames = {
  reminder: msg`My prayer reminders`,
  slot_reminder: msg`Before my hour in a prayer chain`,
  amen: msg`Somebody prays for my request`,
  encouragement: msg`Words of encouragement on my request`,
  answered: msg`A prayer that I prayed for is answered`,
  follow_up: msg`How it is going with my prayer`,
  group_request: msg`Somebody asks to join my group`,
  group_decision: msg`My request to join a group is decided`,
  group_post: msg`A new post in my group`,
  slot_taken: msg`An hour of my chain is taken`,
  slot_given_back: msg`An hour of my chain is given back`,
  chain_invitation: msg`I am invited to a prayer chain`,
  moderation: msg`A decision about something I wrote`,
} satisfies Record<NotificationKind, object>;
