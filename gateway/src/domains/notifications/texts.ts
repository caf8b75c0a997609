import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { zoneName } from 'schema/timeZones';
import { z } from 'zod';
import { textsOf, timeOfDay, type Texts } from '../../platform/texts/texts';

/**
 * The texts of notifications, by names that are stored: one that is in use keeps its name and its values. What is not here
 * are words of members.
 */
export const notificationTexts = {
  slot_soon: () => msg`Your hour of prayer begins soon`,
  chain_hour: ({ chain, hour }: { chain: string; hour: string }) =>
    msg({
      message: `${chain}, ${hour}`,
      comment: 'The title of a prayer chain and an hour of the day: A day for the harvest, 07:00.',
    }),
  amen: () => msg`Somebody prays with you`,
  encouragement: () => msg`Words of encouragement for you`,
  answered: () => msg`A prayer that you prayed for is answered`,
  join_request: ({ group }: { group: string }) =>
    msg({ message: `Somebody asks to join ${group}`, comment: '{group} is the name of a prayer group.' }),
  join_request_words: ({ name, words }: { name: string; words: string }) =>
    msg({ message: `${name}: ${words}`, comment: 'Somebody who asks to join a group, and their words.' }),
  join_request_more: ({ name, more }: { name: string; more: string }) =>
    name === ''
      ? msg({
          message: `Community Member and ${more} more`,
          comment: 'Those who ask to join a group: somebody without a name, and a number of others.',
        })
      : msg({
          message: `${name} and ${more} more`,
          comment: 'Those who ask to join a group: a name and a number of others.',
        }),
  join_approved: ({ group }: { group: string }) =>
    msg({
      message: `You are now a member of ${group}`,
      comment: '{group} is the name of a prayer group.',
    }),
  join_declined: ({ group }: { group: string }) =>
    msg({
      message: `Your request to join ${group} was declined`,
      comment: '{group} is the name of a prayer group.',
    }),
  group_post: ({ group }: { group: string }) =>
    msg({ message: `New in ${group}`, comment: 'A new post in a prayer group, whose name is {group}.' }),
  post_comment: () => msg`A comment on your post`,
  slot_taken: () => msg`An hour of your prayer chain is taken`,
  slot_given_back: () => msg`An hour of your prayer chain is open again`,
  chain_invitation: () => msg`You are invited to a prayer chain`,
  group_chain: () => msg`Your group prays in a chain`,
  confided: () => msg`A prayer was confided to the prayer team`,
  confided_waits: () => msg`A prayer has waited for the prayer team for a day`,
  self_harm: () => msg`Somebody speaks of self-harm`,
  look_soon: () => msg({ message: 'Please look at it soon.', comment: 'To moderators: a text.' }),
  written_about_prayer: () => msg`Your prayer: the moderators have written to you`,
  written_about_comment: () => msg`Your words of encouragement: the moderators have written to you`,
  written_about_testimonial: () => msg`Your testimony: the moderators have written to you`,
  written_about_group_post: () => msg`Your post: the moderators have written to you`,
  written_about_group_post_comment: () => msg`Your comment: the moderators have written to you`,
  reported_prayer: () => msg`Your prayer is hidden until somebody has looked at it`,
  reported_comment: () => msg`Your words of encouragement are hidden until somebody has looked at it`,
  reported_testimonial: () => msg`Your testimony is hidden until somebody has looked at it`,
  reported_group_post: () => msg`Your post is hidden until somebody has looked at it`,
  reported_group_post_comment: () => msg`Your comment is hidden until somebody has looked at it`,
  several_reports: () => msg({ message: 'Several members have reported it.', comment: 'A text.' }),
  hidden_prayer: () => msg`Your prayer was hidden`,
  hidden_comment: () => msg`Your words of encouragement were hidden`,
  hidden_testimonial: () => msg`Your testimony was hidden`,
  hidden_group_post: () => msg`Your post was hidden`,
  hidden_group_post_comment: () => msg`Your comment was hidden`,
  shown_prayer: () => msg`Your prayer can be read again`,
  shown_comment: () => msg`Your words of encouragement can be read again`,
  shown_testimonial: () => msg`Your testimony can be read again`,
  shown_group_post: () => msg`Your post can be read again`,
  shown_group_post_comment: () => msg`Your comment can be read again`,
  prayer_approved: () => msg`Your prayer is on the wall`,
  prayer_declined: () => msg`Your prayer was not put on the wall`,
  prayer_waits_again: () => msg`Your prayer waits to be approved again`,
  how_is_it_going: () => msg({ message: 'How is it going?', comment: 'To somebody who asked for prayer.' }),
  prayer_rests: () => msg`Your prayer rests`,
  hidden_by_mistake: () => msg({ message: 'It was hidden by mistake.', comment: 'A text.' }),
} satisfies Record<string, (values: never) => MessageDescriptor>;

type NotificationTexts = typeof notificationTexts;

export type NotificationText = keyof NotificationTexts;

/** The names of the values of a text. */
export type ValueOf<Text extends NotificationText> =
  Parameters<NotificationTexts[Text]> extends [infer Values] ? keyof Values & string : never;

const storedTextRule = z.object({ text: z.string(), values: z.record(z.string(), z.string()) }).nullish();

/** As it is stored. */
export const storedTextsRule = z.object({ title: storedTextRule, body: storedTextRule }).nullish();

type StoredText = z.output<typeof storedTextRule>;

/** A notification in words. */
export interface NotificationWords {
  title: string;
  body: string | null;
}

/** A notification in the language of its reader. A body that they may not read is null. */
export function renderNotification(
  texts: Texts,
  { title, body, told: raw }: NotificationWords & { told: unknown },
): NotificationWords {
  const stored = storedTextsRule.safeParse(raw).data;
  return {
    title: wordsOf(texts, stored?.title) ?? title,
    body: body === null ? null : (wordsOf(texts, stored?.body) ?? body),
  };
}

/** A text in English, with its values in braces. */
export function patternOf(text: NotificationText, values: readonly string[]): string {
  return say(textsOf('en'), text, Object.fromEntries(values.map((name) => [name, `{${name}}`])));
}

/** Null for none, and for one of another version. */
function wordsOf(texts: Texts, stored: StoredText): string | null {
  if (!stored || !Object.hasOwn(notificationTexts, stored.text)) return null;
  const { hour, ...values } = stored.values;
  const shown = hour === undefined ? values : { ...values, hour: hourIn(texts, hour) };
  return say(texts, stored.text as NotificationText, shown);
}

function say({ t }: Texts, text: NotificationText, values: Record<string, string>): string {
  return t(notificationTexts[text](values as never));
}

/** The hour of `07:00 (Europe/Berlin)` as the language writes it, `7:00 AM (Berlin)`. */
function hourIn({ locale, formatDate }: Texts, hour: string): string {
  const [, digits, zone] = /^(\d\d):00(?: \((.+)\))?$/.exec(hour) ?? [];
  if (digits === undefined) return hour;
  const time = formatDate(new Date(Date.UTC(2024, 0, 1, Number(digits))), timeOfDay);
  return zone === undefined ? time : `${time} (${zoneName(zone, locale)})`;
}
