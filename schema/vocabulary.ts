/** The product's closed lists: each entry is the value that is stored and sent, and the label that people read. */

export const categories = [
  { value: 'health', label: 'Health' },
  { value: 'family', label: 'Family' },
  { value: 'finances', label: 'Finances' },
  { value: 'grief', label: 'Grief' },
  { value: 'praise', label: 'Praise Reports' },
  { value: 'general', label: 'General' },
] as const;

export type Category = (typeof categories)[number]['value'];

export const categoryValues = valuesOf(categories);

/** Who may read a prayer. */
const prayerVisibilities = [
  { value: 'public', label: 'Everyone' },
  { value: 'members', label: 'Members' },
  { value: 'team', label: 'The prayer team' },
] as const;

export type PrayerVisibility = (typeof prayerVisibilities)[number]['value'];

export const prayerVisibilityValues = valuesOf(prayerVisibilities);

export const prayerSorts = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'amens', label: 'Most Amens' },
  { value: 'trending', label: 'Trending' },
] as const;

export type PrayerSort = (typeof prayerSorts)[number]['value'];

export const prayerSortValues = valuesOf(prayerSorts);

export const frequencies = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const;

export type Frequency = (typeof frequencies)[number]['value'];

export const frequencyValues = valuesOf(frequencies);

/** The nine themes of Features. */
export const groupThemes = [
  { value: 'healing', label: 'Healing & Health' },
  { value: 'family', label: 'Family & Relationships' },
  { value: 'finances', label: 'Financial Needs' },
  { value: 'grief', label: 'Grief & Loss' },
  { value: 'addiction', label: 'Addiction Recovery' },
  { value: 'career', label: 'Career & Work' },
  { value: 'children', label: 'Children & Youth' },
  { value: 'missions', label: 'Missions & Ministry' },
  { value: 'general', label: 'General Prayer' },
] as const;

/** The six themes of the form on the wall. */
export const wallGroupThemes = [
  { value: 'general', label: 'General Prayer' },
  { value: 'healing', label: 'Healing & Health' },
  { value: 'guidance', label: 'Guidance' },
  { value: 'thanksgiving', label: 'Thanksgiving' },
  { value: 'family', label: 'Family & Relationships' },
  { value: 'ministry', label: 'Ministry' },
] as const;

export type GroupTheme = (typeof groupThemes)[number]['value'] | (typeof wallGroupThemes)[number]['value'];

/** All themes of groups. */
export const groupThemeValues = [...new Set([...valuesOf(groupThemes), ...valuesOf(wallGroupThemes)])] as [
  GroupTheme,
  ...GroupTheme[],
];

export const postTypes = [
  { value: 'message', label: 'Message' },
  { value: 'prayer_request', label: 'Prayer Request' },
  { value: 'praise', label: 'Praise' },
  { value: 'announcement', label: 'Announcement' },
] as const;

export type PostType = (typeof postTypes)[number]['value'];

export const postTypeValues = valuesOf(postTypes);

export const chainVisibilities = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
  { value: 'groups', label: 'Groups' },
] as const;

export type ChainVisibility = (typeof chainVisibilities)[number]['value'];

export const chainVisibilityValues = valuesOf(chainVisibilities);

/** The slots of a chain: the hours of a day, 0 to 23. */
export const chainHours = 24;

/** The kinds of notifications, each with its own settings. */
export const notificationKinds = [
  { value: 'reminder', label: 'My prayer reminders' },
  { value: 'slot_reminder', label: 'Before my hour in a prayer chain' },
  { value: 'amen', label: 'Somebody prays for my request' },
  { value: 'encouragement', label: 'Words of encouragement on my request' },
  { value: 'answered', label: 'A prayer that I prayed for is answered' },
  { value: 'follow_up', label: 'How it is going with my prayer' },
  { value: 'group_request', label: 'Somebody asks to join my group' },
  { value: 'group_decision', label: 'My request to join a group is decided' },
  { value: 'group_post', label: 'A new post in my group' },
  { value: 'slot_taken', label: 'An hour of my chain is taken' },
  { value: 'slot_given_back', label: 'An hour of my chain is given back' },
  { value: 'chain_invitation', label: 'I am invited to a prayer chain' },
  { value: 'moderation', label: 'A decision about something I wrote' },
] as const;

export type NotificationKind = (typeof notificationKinds)[number]['value'];

export const notificationKindValues = valuesOf(notificationKinds);

/** Texts that members can report. */
export const reportedKinds = [
  { value: 'prayer', label: 'Prayer' },
  { value: 'comment', label: 'Encouragement' },
  { value: 'testimonial', label: 'Testimony' },
  { value: 'group_post', label: 'Group post' },
  { value: 'group_post_comment', label: 'Comment on a post' },
] as const;

export type ReportedKind = (typeof reportedKinds)[number]['value'];

function valuesOf<Entries extends readonly { value: string }[]>(entries: Entries) {
  return entries.map((entry) => entry.value) as [Entries[number]['value'], ...Entries[number]['value'][]];
}
