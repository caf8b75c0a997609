import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageCode } from './messages';

/**
 * The texts of the pages for each code, where their language is not English: in English they show the server's message,
 * which says the same (schema/messages.ts). A number is one for the translation's plurals.
 */
export const messageTexts = {
  UNAUTHORIZED: msg`Unauthorized`,
  FORBIDDEN: msg`Forbidden`,
  NOT_FOUND: msg`Not found`,
  SOMETHING_WENT_WRONG: msg`Something went wrong`,
  VALUE_NOT_VALID: msg`This value is not valid`,
  TOO_MANY_REQUESTS: msg`Too many requests. Please wait a moment.`,
  TOO_MANY_MAILS: msg`Too many mails from here. Please try again in an hour.`,
  TRY_AGAIN_IN_A_MOMENT: msg`Please try again in a moment`,
  BEING_CHANGED: msg`This is being changed. Please try again.`,

  // Requests that cannot be read.
  BODY_MISSING: msg`A JSON body is needed`,
  BODY_NOT_JSON: msg`The body is not valid JSON`,
  BODY_NOT_JSON_TYPE: msg`The body must be application/json`,
  BODY_NOT_OBJECT: msg`The body must be a JSON object`,
  BODY_TOO_LARGE: msg({ message: 'The body is larger than {most, number} kB' }),
  FORM_TOO_LARGE: msg`The form is too large`,
  FORM_NOT_READABLE: msg`The form cannot be read.`,
  IDEMPOTENCY_KEY_LENGTH: msg({
    message: 'Idempotency-Key must have 1 to {most, plural, one {# character} other {# characters}}',
  }),
  IDEMPOTENCY_KEY_REUSED: msg`This Idempotency-Key was used for something else`,
  QUERY_MISSING: msg`The body must be a JSON object with a "query"`,
  RESPONSE_TOO_LARGE: msg`The response would be too large. Please ask for less: fewer fields, or a smaller page.`,
  OPERATION_NOT_RELEASED: msg`This site only accepts operations of its own pages`,
  TOO_MANY_MUTATION_FIELDS: msg({
    message: 'A document may have at most {most, plural, one {# mutation field} other {# mutation fields}}',
  }),
  TOO_MANY_VALUES: msg({
    message: 'The variables have more than {most, plural, one {# value} other {# values}}',
  }),
  TOO_MANY_INPUT_FIELDS: msg({
    message: 'An input has more than {most, plural, one {# field} other {# fields}}',
  }),
  VARIABLES_TOO_DEEP: msg({
    message: 'The variables are nested more than {most, plural, one {# time} other {# times}}',
  }),
  VARIABLES_NOT_JSON: msg`The variables are not valid JSON`,
  SUBSCRIPTION_MISSING: msg`A subscription is needed`,
  SUBSCRIPTION_NEEDS_STREAM: msg`A subscription is answered over text/event-stream`,
  STREAM_METHOD: msg`A stream is requested by GET or POST`,
  STREAM_NEEDS_SUBSCRIPTION: msg`Only a subscription can be a stream`,
  SUBSCRIPTION_FIELD: msg`The subscription must select the field live`,
  TOO_MANY_LIVE_CONNECTIONS: msg`Too many live connections`,
  TOO_MUCH_TO_WATCH: msg({ message: 'At most {most, number} {things} can be requested' }),

  // Lists.
  CURSOR_OF_ANOTHER_LIST: msg`This cursor is not one of this list`,
  FIRST_OUT_OF_RANGE: msg({ message: 'first must be from 1 to {most, number}' }),
  LAST_OUT_OF_RANGE: msg({ message: 'last must be from 1 to {most, number}' }),
  LIMIT_OUT_OF_RANGE: msg({ message: 'limit must be from 1 to {most, number}' }),
  EXCLUDE_NOT_VALID: msg({
    message: 'exclude must be at most {most, plural, one {# number} other {# numbers}} of prayers',
  }),
  BEFORE_NOT_A_COMMENT: msg`before must be the number of a comment`,
  PAGE_NOT_A_NUMBER: msg`page must be a number from 1`,
  PAGE_TOO_LARGE: msg`page is too large`,
  SEARCH_NOT_TEXT: msg`search must be text`,
  SEARCH_TOO_LONG: msg`search is too long`,
  SORT_UNKNOWN: msg`sortBy must be recent, amens or trending`,
  CATEGORY_UNKNOWN: msg`Unknown category`,
  THEME_UNKNOWN: msg`Unknown theme`,
  COLOUR_SCHEME_UNKNOWN: msg`theme must be light, dark or auto`,
  RESIZE_UNKNOWN: msg`resize must be yes`,
  PERIOD_UNKNOWN: msg`period must be week or month`,
  LAYOUT_UNKNOWN: msg`layout must be list, bulletin, booklet or large`,
  PAPER_UNKNOWN: msg`paper must be a4 or letter`,
  TOO_MANY_PRAYERS: msg({ message: 'At most {most, plural, one {# prayer} other {# prayers}}' }),
  DAYS_OUT_OF_RANGE: msg({ message: 'days must be from 1 to {most, number}' }),

  // Texts.
  TITLE_REQUIRED: msg`Title is required`,
  TITLE_TOO_LONG: msg`Title too long`,
  TITLE_MUST_BE_SHORTER: msg({
    message: 'Title must be less than {most, plural, one {# character} other {# characters}}',
  }),
  NAME_REQUIRED: msg`Name is required`,
  NAME_TOO_LONG: msg`Name too long`,
  NAME_NOT_TEXT: msg`Name must be text`,
  DESCRIPTION_TOO_SHORT: msg({
    message: 'Description must be at least {least, plural, one {# character} other {# characters}}',
  }),
  DESCRIPTION_TOO_LONG: msg`Description too long`,
  DESCRIPTION_NOT_TEXT: msg`Description must be text`,
  CONTENT_REQUIRED: msg`Content is required`,
  MESSAGE_NOT_TEXT: msg`Message must be text`,
  TEXT_TOO_LONG: msg({
    message: 'Please use at most {most, plural, one {# character} other {# characters}}',
  }),
  TEXT_TOO_SHORT: msg({
    message: 'Please write at least {least, plural, one {# character} other {# characters}}',
  }),
  TEXT_NOT_STORABLE: msg`This text contains a character that cannot be stored`,
  WORDS_REQUIRED: msg`Please write a few words`,
  REASON_REQUIRED: msg`Please say why`,
  REASON_MISSING: msg`Please give a reason`,
  EMAIL_NOT_VALID: msg`Please enter a valid email address`,
  NOT_TRUE_OR_FALSE: msg`Must be true or false`,
  PATH_NOT_VALID: msg`Must be a path`,

  // Times.
  TIME_ZONE_REQUIRED: msg`Please choose a time zone`,
  TIME_ZONE_UNKNOWN: msg`Unknown time zone`,
  DATE_OUT_OF_RANGE: msg({ message: 'Please choose a date from {first} to {last}' }),
  DATE_TIME_NOT_ISO: msg`A DateTime is text in ISO 8601`,
  TIME_NOT_VALID: msg`Invalid time format (HH:MM)`,
  FREQUENCY_REQUIRED: msg`Frequency is required`,
  WEEKDAY_REQUIRED: msg`Please choose a weekday`,
  MONTH_DAY_REQUIRED: msg`Please choose a day from 1 to 31`,
  HOUR_REQUIRED: msg`Please choose an hour`,
  HOUR_OUT_OF_RANGE: msg`Please choose an hour from 0 to 23`,

  // Prayers and testimonies.
  PRAYER_NOT_FOUND: msg`Prayer not found`,
  PRAYER_REQUIRED: msg`Please choose a prayer`,
  PRAYER_ANSWERED: msg`This prayer has already been answered`,
  PRAYER_IS_TESTIMONY: msg`This prayer has already become a testimony`,
  PRAYER_HIDDEN: msg`This prayer is hidden`,
  PRAYER_WAITS: msg`This prayer waits to be approved`,
  PRAYER_DECLINED: msg`This prayer was not approved`,
  PRAYER_DOES_NOT_WAIT: msg`This prayer does not wait to be approved`,
  PRAYER_CHANGED: msg`The author has changed this prayer since you read it`,
  CATEGORY_REQUIRED: msg`Please choose a category`,
  VISIBILITY_NOT_VALID: msg`Please choose who may read this`,
  TEAM_CANNOT_BE_CHOSEN: msg`Nothing can be confided to the prayer team here yet`,
  COMMENT_NOT_FOUND: msg`Comment not found`,
  UPDATE_NOT_FOUND: msg`Update not found`,
  UPDATE_REQUIRED: msg`Update is required`,
  UPDATE_TOO_LONG: msg`Update too long`,
  TESTIMONY_NOT_FOUND: msg`Testimony not found`,
  TESTIMONY_TOO_SHORT: msg({
    message: 'Testimony must be at least {least, plural, one {# character} other {# characters}}',
  }),
  TESTIMONY_TOO_LONG: msg({
    message: 'Testimony must be less than {most, plural, one {# character} other {# characters}}',
  }),

  // Prayer chains.
  CHAIN_NOT_FOUND: msg`Prayer chain not found`,
  CHAIN_ENDED: msg`This prayer chain has ended`,
  CHAIN_VISIBILITY_REQUIRED: msg`Please choose who can see this chain`,
  START_REQUIRED: msg`Start date is required`,
  DURATION_TOO_SHORT: msg`Duration must be at least 1 day`,
  DURATION_TOO_LONG: msg({ message: 'Duration cannot exceed {most, plural, one {# day} other {# days}}' }),
  DURATION_NOT_WHOLE_DAYS: msg`Duration must be whole days`,
  SLOT_DURATION: msg`A slot lasts 60 minutes`,
  HOUR_COVERED: msg`This hour is already covered`,
  HOUR_NOT_YOURS: msg`You do not cover this hour`,
  NO_HOUR_COVERED: msg`You cover no hour of this chain`,
  TOO_MANY_INVITED: msg({
    message: 'At most {most, plural, one {# person} other {# people}} can be invited at once',
  }),
  GROUP_REQUIRED: msg`Please choose a group`,
  TOO_MANY_GROUPS: msg`Please choose fewer groups`,
  GROUPS_NOT_YOURS: msg`Please choose groups that you belong to`,

  // Groups.
  GROUP_NOT_FOUND: msg`Group not found`,
  GROUP_NAME_REQUIRED: msg`Group name is required`,
  GROUP_CHANGED: msg`The group has changed. Please try again.`,
  GROUP_FULL: msg`This group is at maximum capacity`,
  GROUP_NEEDS_APPROVAL: msg`This group needs approval`,
  GROUP_NEEDS_NO_APPROVAL: msg`This group can be joined directly`,
  GROUP_NEEDS_ADMIN: msg`A group needs an admin`,
  GROUP_HAS_MORE_MEMBERS: msg`The group has more members than that`,
  THEME_REQUIRED: msg`Theme is required`,
  MEMBERS_OUT_OF_RANGE: msg({ message: 'Members must be from {least, number} to {most, number}' }),
  MEMBER_ALREADY: msg`You are already a member of this group`,
  MEMBER_NOT_FOUND: msg`Member not found`,
  LAST_ADMIN_LEAVES: msg({ message: 'Please make somebody else an admin of {group} before you leave' }),
  LAST_ADMIN_OF_GROUPS: msg({
    message: 'Please make somebody else an admin of these groups first: {groups}',
  }),
  REQUEST_NOT_FOUND: msg`Request not found`,
  REQUEST_ENDED: msg`This request has ended`,
  REQUEST_DECLINED: msg`Another admin has declined this request`,
  REQUEST_APPROVED: msg`Another admin has approved this request`,
  POST_NOT_FOUND: msg`Post not found`,
  POST_TYPE_UNKNOWN: msg`Unknown type of post`,

  // Reminders and notifications.
  REMINDER_NOT_FOUND: msg`Reminder not found`,
  NOTIFICATION_NOT_FOUND: msg`Notification not found`,
  NOTIFICATION_KIND_REQUIRED: msg`Please choose what you want to be told`,
  NOTIFICATION_CHANNEL_REQUIRED: msg`Please choose how you want to be told`,
  PUSH_ADDRESS_NOT_VALID: msg`This is not the address of a push service`,
  PUSH_KEY_NOT_VALID: msg`This is not the key of a browser`,
  PUSH_SECRET_NOT_VALID: msg`This is not the secret of a browser`,
  DIGEST_PAUSE_REQUIRED: msg`Please choose whether the digest is paused`,

  // Accounts and signing in.
  LANGUAGE_UNKNOWN: msg`Please choose a language`,
  ADDRESS_NOT_HTTPS: msg`Please enter an address that begins with https://`,
  COUNTRY_NOT_TWO_LETTERS: msg`Please use two letters for the country`,
  HELPLINE_UNREACHABLE: msg({
    message: 'Please give a telephone number or a page',
    comment: 'Of a helpline.',
  }),
  TOO_MANY_HELPLINES: msg({
    message: 'Please list at most {most, plural, one {# helpline} other {# helplines}}',
  }),
  SETTING_IS_FIXED: msg`This is set in the configuration of the site`,
  CODE_NOT_VALID: msg`That code is not right or no longer valid`,
  SIGN_IN_UNAVAILABLE: msg`Sign-in is not set up on this server.`,
  LINK_REQUIRED: msg`This address belongs to a member who signs in another way. Please sign in that way once.`,
  LAST_WAY_TO_SIGN_IN: msg`This is your last way to sign in. Add another one before you remove it.`,
  WAY_NOT_FOUND: msg`Way to sign in not found`,
  SESSION_NOT_FOUND: msg`Session not found`,
  PASSKEY_NOT_FOUND: msg`Passkey not found`,
  PASSKEY_NOT_READABLE: msg`This passkey cannot be read`,
  PASSKEY_OF_ANOTHER_SITE: msg`This passkey was not made for this site`,
  PASSKEY_ADDED_ALREADY: msg`This passkey is already added`,
  PASSKEY_NOT_VALID: msg`That passkey is not right or no longer valid`,
  PASSKEY_NEEDED: msg`Please sign in with a passkey`,
  TOO_MANY_PASSKEYS: msg({
    message:
      'You can have {most, plural, one {# passkey} other {# passkeys}}. Remove one before you add another.',
  }),
  TOKEN_NOT_FOUND: msg`API token not found`,
  TOKEN_SCOPE_UNKNOWN: msg`Scope must be read or write`,
  TOKEN_DAYS_OUT_OF_RANGE: msg({ message: 'Please choose 1 to {most, plural, one {# day} other {# days}}' }),
  TOO_MANY_TOKENS: msg({
    message: 'You have {most, plural, one {# API token} other {# API tokens}}. Please delete one first.',
  }),
  YOUR_ACCOUNT_SUSPENDED: msg({ message: 'This account is suspended. To ask about it, write to {mailbox}.' }),

  // Of one member in a day.
  ENOUGH_PRAYERS: msg`That is enough prayers for one day`,
  ENOUGH_ENCOURAGEMENTS: msg`That is enough encouragements for one day`,
  ENOUGH_CHAINS: msg`That is enough chains for one day`,
  ENOUGH_GROUPS: msg`That is enough groups for one day`,
  ENOUGH_POSTS: msg`That is enough posts for one day`,
  ENOUGH_COMMENTS: msg`That is enough comments for one day`,
  ENOUGH_INVITATIONS: msg`That is enough invitations for one day`,
  ENOUGH_UPDATES: msg`That is enough updates for one day`,
  ENOUGH_REMINDERS: msg`That is enough reminders for one day`,
  ENOUGH_MESSAGES: msg`That is enough messages for one day`,

  // Moderation and administration.
  ACCOUNT_NOT_FOUND: msg`Account not found`,
  ACCOUNT_SUSPENDED: msg`This account is suspended`,
  CANNOT_SUSPEND_YOURSELF: msg`You cannot suspend yourself`,
  CANNOT_SUSPEND_ADMINISTRATOR: msg`An administrator cannot be suspended`,
  LAST_ADMINISTRATOR: msg`The site needs an administrator: please make somebody else one first`,
  REST_OUT_OF_RANGE: msg({ message: 'Please choose from {least, number} to {most, number} days, or never' }),
  ADMINISTRATOR_BY_CONFIGURATION: msg`The configuration makes this account an administrator`,
  NOTHING_TO_REPORT: msg`There is nothing to report`,
  CANNOT_REPORT_YOURSELF: msg`You wrote this yourself`,
  TEXT_NOT_FOUND: msg`There is no such text`,
  PRAYER_OF_TEXT_HIDDEN: msg`This cannot be restored while its prayer is hidden or removed`,
  CARE_MESSAGE_NOT_FOUND: msg`There is no such message`,
  TEXT_NOT_ABOUT_SELF_HARM: msg`This text does not speak of self-harm`,
  MAIL_NOT_FOUND: msg`Mail not found`,
  MAIL_NOT_FAILED: msg`This mail has not failed`,
  BANNER_NOT_TEXT: msg`Banner text must be text`,
  BANNER_TOO_LONG: msg({
    message: 'Banner text can have at most {most, plural, one {# character} other {# characters}}',
  }),
  BANNERS_REQUIRED: msg`Banner texts are needed by page`,
  BANNER_PAGE_UNKNOWN: msg`Unknown page`,

  // Export and import.
  EXPORT_RUNNING: msg`Another export is running. Please wait.`,
  DRY_RUN_NOT_VALID: msg`dryRun must be true or false`,
  PARAMETER_UNKNOWN: msg({ message: 'The parameter {parameter} is unknown' }),
  FILE_MISSING: msg({ message: 'A {type} file is needed' }),
  FILE_TYPE: msg({ message: 'The body must be {type} in UTF-8' }),
  FILE_TOO_LARGE: msg({ message: 'The file is larger than {most, number} MB' }),
  FILE_NOT_UTF: msg`The file is not UTF-8. Please save it as CSV in UTF-8.`,
  CSV_NOT_VALID: msg({ message: 'The file is not valid CSV: {reason}' }),
  CSV_HEADER: msg({ message: 'The first line must name the columns: {columns}' }),
  CSV_COLUMN_TWICE: msg({ message: 'The column {column} is there twice' }),
  CSV_TOO_MANY_EMPTY_LINES: msg`The file has too many empty lines`,
  TOO_MANY_LINES: msg({
    message: 'Please import at most {most, plural, one {# prayer} other {# prayers}} at a time',
  }),
  LINE_COLUMNS: msg({
    message: 'The line has {found, plural, one {# column} other {# columns}} instead of {expected, number}',
  }),
  LINE_ANONYMOUS_NOT_VALID: msg`isAnonymous must be true or false`,
  LINE_CREATED_AT_NOT_VALID: msg`createdAt must be a date or an instant, such as 2024-05-31 or 2024-05-31T09:30:00Z`,
  LINE_CREATED_AT_IN_FUTURE: msg`createdAt must not be in the future`,
  LINE_NEW: msg`A new prayer`,
  LINE_KNOWN: msg`This prayer is there already`,
  LINE_REPEATED: msg({ message: 'The same prayer as on line {line, number}' }),
} satisfies Record<MessageCode, MessageDescriptor>;

/** The values of a message that come from a short list of words. */
export const valueTexts: Record<string, MessageDescriptor> = {
  prayers: msg({ message: 'prayers', comment: 'At most 100 prayers can be requested.' }),
  groups: msg({ message: 'groups', comment: 'At most 20 groups can be requested.' }),
  'a quotation mark is never closed': msg({
    message: 'a quotation mark is never closed',
    comment: 'The file is not valid CSV: a quotation mark is never closed.',
  }),
  'it cannot be read': msg({
    message: 'it cannot be read',
    comment: 'The file is not valid CSV: it cannot be read.',
  }),
};
