/**
 * The messages with which the APIs refuse something, in English, by a stable code: programs decide by it, and pages
 * translate by it (contract, section 9). `{…}` stands for what differs from one refusal to the next; it is never part of
 * the code. One code for each message.
 */
export const messages = {
  UNAUTHORIZED: 'Unauthorized',
  FORBIDDEN: 'Forbidden',
  NOT_FOUND: 'Not found',
  SOMETHING_WENT_WRONG: 'Something went wrong',
  VALUE_NOT_VALID: 'This value is not valid',
  TOO_MANY_REQUESTS: 'Too many requests. Please wait a moment.',
  TOO_MANY_MAILS: 'Too many mails from here. Please try again in an hour.',
  TRY_AGAIN_IN_A_MOMENT: 'Please try again in a moment',
  BEING_CHANGED: 'This is being changed. Please try again.',

  // Requests that cannot be read.
  BODY_MISSING: 'A JSON body is needed',
  BODY_NOT_JSON: 'The body is not valid JSON',
  BODY_NOT_JSON_TYPE: 'The body must be application/json',
  BODY_NOT_OBJECT: 'The body must be a JSON object',
  BODY_TOO_LARGE: 'The body is larger than {most} kB',
  FORM_TOO_LARGE: 'The form is too large',
  FORM_NOT_READABLE: 'The form cannot be read.',
  IDEMPOTENCY_KEY_LENGTH: 'Idempotency-Key must have 1 to {most} characters',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for something else',
  QUERY_MISSING: 'The body must be a JSON object with a "query"',
  RESPONSE_TOO_LARGE:
    'The response would be too large. Please ask for less: fewer fields, or a smaller page.',
  OPERATION_NOT_RELEASED: 'This site only accepts operations of its own pages',
  TOO_MANY_MUTATION_FIELDS: 'A document may have at most {most} mutation fields',
  TOO_MANY_VALUES: 'The variables have more than {most} values',
  TOO_MANY_INPUT_FIELDS: 'An input has more than {most} fields',
  VARIABLES_TOO_DEEP: 'The variables are nested more than {most} times',
  VARIABLES_NOT_JSON: 'The variables are not valid JSON',
  SUBSCRIPTION_MISSING: 'A subscription is needed',
  SUBSCRIPTION_NEEDS_STREAM: 'A subscription is answered over text/event-stream',
  STREAM_METHOD: 'A stream is requested by GET or POST',
  STREAM_NEEDS_SUBSCRIPTION: 'Only a subscription can be a stream',
  SUBSCRIPTION_FIELD: 'The subscription must select the field live',
  TOO_MANY_LIVE_CONNECTIONS: 'Too many live connections',
  TOO_MUCH_TO_WATCH: 'At most {most} {things} can be requested',

  // Lists.
  CURSOR_OF_ANOTHER_LIST: 'This cursor is not one of this list',
  FIRST_OUT_OF_RANGE: 'first must be from 1 to {most}',
  LAST_OUT_OF_RANGE: 'last must be from 1 to {most}',
  LIMIT_OUT_OF_RANGE: 'limit must be from 1 to {most}',
  EXCLUDE_NOT_VALID: 'exclude must be at most {most} numbers of prayers',
  BEFORE_NOT_A_COMMENT: 'before must be the number of a comment',
  PAGE_NOT_A_NUMBER: 'page must be a number from 1',
  PAGE_TOO_LARGE: 'page is too large',
  SEARCH_NOT_TEXT: 'search must be text',
  SEARCH_TOO_LONG: 'search is too long',
  SORT_UNKNOWN: 'sortBy must be recent, amens or trending',
  CATEGORY_UNKNOWN: 'Unknown category',
  THEME_UNKNOWN: 'Unknown theme',
  COLOUR_SCHEME_UNKNOWN: 'theme must be light, dark or auto',
  RESIZE_UNKNOWN: 'resize must be yes',
  PERIOD_UNKNOWN: 'period must be week or month',
  LAYOUT_UNKNOWN: 'layout must be list, bulletin, booklet or large',
  PAPER_UNKNOWN: 'paper must be a4 or letter',
  TOO_MANY_PRAYERS: 'At most {most} prayers',
  DAYS_OUT_OF_RANGE: 'days must be from 1 to {most}',

  // Texts.
  TITLE_REQUIRED: 'Title is required',
  TITLE_TOO_LONG: 'Title too long',
  TITLE_MUST_BE_SHORTER: 'Title must be less than {most} characters',
  NAME_REQUIRED: 'Name is required',
  NAME_TOO_LONG: 'Name too long',
  NAME_NOT_TEXT: 'Name must be text',
  DESCRIPTION_TOO_SHORT: 'Description must be at least {least} characters',
  DESCRIPTION_TOO_LONG: 'Description too long',
  DESCRIPTION_NOT_TEXT: 'Description must be text',
  CONTENT_REQUIRED: 'Content is required',
  MESSAGE_NOT_TEXT: 'Message must be text',
  TEXT_TOO_LONG: 'Please use at most {most} characters',
  TEXT_TOO_SHORT: 'Please write at least {least} characters',
  TEXT_NOT_STORABLE: 'This text contains a character that cannot be stored',
  WORDS_REQUIRED: 'Please write a few words',
  REASON_REQUIRED: 'Please say why',
  REASON_MISSING: 'Please give a reason',
  EMAIL_NOT_VALID: 'Please enter a valid email address',
  NOT_TRUE_OR_FALSE: 'Must be true or false',
  PATH_NOT_VALID: 'Must be a path',

  // Times.
  TIME_ZONE_REQUIRED: 'Please choose a time zone',
  TIME_ZONE_UNKNOWN: 'Unknown time zone',
  DATE_OUT_OF_RANGE: 'Please choose a date from {first} to {last}',
  DATE_TIME_NOT_ISO: 'A DateTime is text in ISO 8601',
  TIME_NOT_VALID: 'Invalid time format (HH:MM)',
  FREQUENCY_REQUIRED: 'Frequency is required',
  WEEKDAY_REQUIRED: 'Please choose a weekday',
  MONTH_DAY_REQUIRED: 'Please choose a day from 1 to 31',
  HOUR_REQUIRED: 'Please choose an hour',
  HOUR_OUT_OF_RANGE: 'Please choose an hour from 0 to 23',

  // Prayers and testimonies.
  PRAYER_NOT_FOUND: 'Prayer not found',
  PRAYER_REQUIRED: 'Please choose a prayer',
  PRAYER_ANSWERED: 'This prayer has already been answered',
  PRAYER_IS_TESTIMONY: 'This prayer has already become a testimony',
  PRAYER_HIDDEN: 'This prayer is hidden',
  PRAYER_WAITS: 'This prayer waits to be approved',
  PRAYER_DECLINED: 'This prayer was not approved',
  PRAYER_DOES_NOT_WAIT: 'This prayer does not wait to be approved',
  PRAYER_CHANGED: 'The author has changed this prayer since you read it',
  CATEGORY_REQUIRED: 'Please choose a category',
  VISIBILITY_NOT_VALID: 'Please choose who may read this',
  TEAM_CANNOT_BE_CHOSEN: 'Nothing can be confided to the prayer team here yet',
  COMMENT_NOT_FOUND: 'Comment not found',
  UPDATE_NOT_FOUND: 'Update not found',
  UPDATE_REQUIRED: 'Update is required',
  UPDATE_TOO_LONG: 'Update too long',
  TESTIMONY_NOT_FOUND: 'Testimony not found',
  TESTIMONY_TOO_SHORT: 'Testimony must be at least {least} characters',
  TESTIMONY_TOO_LONG: 'Testimony must be less than {most} characters',

  // Prayer chains.
  CHAIN_NOT_FOUND: 'Prayer chain not found',
  CHAIN_ENDED: 'This prayer chain has ended',
  CHAIN_VISIBILITY_REQUIRED: 'Please choose who can see this chain',
  START_REQUIRED: 'Start date is required',
  DURATION_TOO_SHORT: 'Duration must be at least 1 day',
  DURATION_TOO_LONG: 'Duration cannot exceed {most} days',
  DURATION_NOT_WHOLE_DAYS: 'Duration must be whole days',
  SLOT_DURATION: 'A slot lasts 60 minutes',
  HOUR_COVERED: 'This hour is already covered',
  HOUR_NOT_YOURS: 'You do not cover this hour',
  NO_HOUR_COVERED: 'You cover no hour of this chain',
  TOO_MANY_INVITED: 'At most {most} people can be invited at once',
  GROUP_REQUIRED: 'Please choose a group',
  TOO_MANY_GROUPS: 'Please choose fewer groups',
  GROUPS_NOT_YOURS: 'Please choose groups that you belong to',

  // Groups.
  GROUP_NOT_FOUND: 'Group not found',
  GROUP_NAME_REQUIRED: 'Group name is required',
  GROUP_CHANGED: 'The group has changed. Please try again.',
  GROUP_FULL: 'This group is at maximum capacity',
  GROUP_NEEDS_APPROVAL: 'This group needs approval',
  GROUP_NEEDS_NO_APPROVAL: 'This group can be joined directly',
  GROUP_NEEDS_ADMIN: 'A group needs an admin',
  GROUP_HAS_MORE_MEMBERS: 'The group has more members than that',
  THEME_REQUIRED: 'Theme is required',
  MEMBERS_OUT_OF_RANGE: 'Members must be from {least} to {most}',
  MEMBER_ALREADY: 'You are already a member of this group',
  MEMBER_NOT_FOUND: 'Member not found',
  LAST_ADMIN_LEAVES: 'Please make somebody else an admin of {group} before you leave',
  LAST_ADMIN_OF_GROUPS: 'Please make somebody else an admin of these groups first: {groups}',
  REQUEST_NOT_FOUND: 'Request not found',
  REQUEST_ENDED: 'This request has ended',
  REQUEST_DECLINED: 'Another admin has declined this request',
  REQUEST_APPROVED: 'Another admin has approved this request',
  POST_NOT_FOUND: 'Post not found',
  POST_TYPE_UNKNOWN: 'Unknown type of post',

  // Reminders and notifications.
  REMINDER_NOT_FOUND: 'Reminder not found',
  NOTIFICATION_NOT_FOUND: 'Notification not found',
  NOTIFICATION_KIND_REQUIRED: 'Please choose what you want to be told',
  NOTIFICATION_CHANNEL_REQUIRED: 'Please choose how you want to be told',
  PUSH_ADDRESS_NOT_VALID: 'This is not the address of a push service',
  PUSH_KEY_NOT_VALID: 'This is not the key of a browser',
  PUSH_SECRET_NOT_VALID: 'This is not the secret of a browser',
  DIGEST_PAUSE_REQUIRED: 'Please choose whether the digest is paused',

  // Accounts and signing in.
  LANGUAGE_UNKNOWN: 'Please choose a language',
  ADDRESS_NOT_HTTPS: 'Please enter an address that begins with https://',
  COUNTRY_NOT_TWO_LETTERS: 'Please use two letters for the country',
  HELPLINE_UNREACHABLE: 'Please give a telephone number or a page',
  TOO_MANY_HELPLINES: 'Please list at most {most} helplines',
  SETTING_IS_FIXED: 'This is set in the configuration of the site',
  CODE_NOT_VALID: 'That code is not right or no longer valid',
  SIGN_IN_UNAVAILABLE: 'Sign-in is not set up on this server.',
  LINK_REQUIRED: 'This address belongs to a member who signs in another way. Please sign in that way once.',
  LAST_WAY_TO_SIGN_IN: 'This is your last way to sign in. Add another one before you remove it.',
  WAY_NOT_FOUND: 'Way to sign in not found',
  SESSION_NOT_FOUND: 'Session not found',
  PASSKEY_NOT_FOUND: 'Passkey not found',
  PASSKEY_NOT_READABLE: 'This passkey cannot be read',
  PASSKEY_OF_ANOTHER_SITE: 'This passkey was not made for this site',
  PASSKEY_ADDED_ALREADY: 'This passkey is already added',
  PASSKEY_NOT_VALID: 'That passkey is not right or no longer valid',
  PASSKEY_NEEDED: 'Please sign in with a passkey',
  TOO_MANY_PASSKEYS: 'You can have {most} passkeys. Remove one before you add another.',
  TOKEN_NOT_FOUND: 'API token not found',
  TOKEN_SCOPE_UNKNOWN: 'Scope must be read or write',
  TOKEN_DAYS_OUT_OF_RANGE: 'Please choose 1 to {most} days',
  TOO_MANY_TOKENS: 'You have {most} API tokens. Please delete one first.',
  YOUR_ACCOUNT_SUSPENDED: 'This account is suspended. To ask about it, write to {mailbox}.',

  // Of one member in a day.
  ENOUGH_PRAYERS: 'That is enough prayers for one day',
  ENOUGH_ENCOURAGEMENTS: 'That is enough encouragements for one day',
  ENOUGH_CHAINS: 'That is enough chains for one day',
  ENOUGH_GROUPS: 'That is enough groups for one day',
  ENOUGH_POSTS: 'That is enough posts for one day',
  ENOUGH_COMMENTS: 'That is enough comments for one day',
  ENOUGH_INVITATIONS: 'That is enough invitations for one day',
  ENOUGH_UPDATES: 'That is enough updates for one day',
  ENOUGH_REMINDERS: 'That is enough reminders for one day',
  ENOUGH_MESSAGES: 'That is enough messages for one day',

  // Moderation and administration.
  ACCOUNT_NOT_FOUND: 'Account not found',
  ACCOUNT_SUSPENDED: 'This account is suspended',
  CANNOT_SUSPEND_YOURSELF: 'You cannot suspend yourself',
  CANNOT_SUSPEND_ADMINISTRATOR: 'An administrator cannot be suspended',
  REST_OUT_OF_RANGE: 'Please choose from {least} to {most} days, or never',
  LAST_ADMINISTRATOR: 'The site needs an administrator: please make somebody else one first',
  ADMINISTRATOR_BY_CONFIGURATION: 'The configuration makes this account an administrator',
  NOTHING_TO_REPORT: 'There is nothing to report',
  CANNOT_REPORT_YOURSELF: 'You wrote this yourself',
  TEXT_NOT_FOUND: 'There is no such text',
  PRAYER_OF_TEXT_HIDDEN: 'This cannot be restored while its prayer is hidden or removed',
  CARE_MESSAGE_NOT_FOUND: 'There is no such message',
  TEXT_NOT_ABOUT_SELF_HARM: 'This text does not speak of self-harm',
  MAIL_NOT_FOUND: 'Mail not found',
  MAIL_NOT_FAILED: 'This mail has not failed',
  BANNER_NOT_TEXT: 'Banner text must be text',
  BANNER_TOO_LONG: 'Banner text can have at most {most} characters',
  BANNERS_REQUIRED: 'Banner texts are needed by page',
  BANNER_PAGE_UNKNOWN: 'Unknown page',

  // Export and import.
  EXPORT_RUNNING: 'Another export is running. Please wait.',
  DRY_RUN_NOT_VALID: 'dryRun must be true or false',
  PARAMETER_UNKNOWN: 'The parameter {parameter} is unknown',
  FILE_MISSING: 'A {type} file is needed',
  FILE_TYPE: 'The body must be {type} in UTF-8',
  FILE_TOO_LARGE: 'The file is larger than {most} MB',
  FILE_NOT_UTF: 'The file is not UTF-8. Please save it as CSV in UTF-8.',
  CSV_NOT_VALID: 'The file is not valid CSV: {reason}',
  CSV_HEADER: 'The first line must name the columns: {columns}',
  CSV_COLUMN_TWICE: 'The column {column} is there twice',
  CSV_TOO_MANY_EMPTY_LINES: 'The file has too many empty lines',
  TOO_MANY_LINES: 'Please import at most {most} prayers at a time',
  LINE_COLUMNS: 'The line has {found} columns instead of {expected}',
  LINE_ANONYMOUS_NOT_VALID: 'isAnonymous must be true or false',
  LINE_CREATED_AT_NOT_VALID:
    'createdAt must be a date or an instant, such as 2024-05-31 or 2024-05-31T09:30:00Z',
  LINE_CREATED_AT_IN_FUTURE: 'createdAt must not be in the future',
  LINE_NEW: 'A new prayer',
  LINE_KNOWN: 'This prayer is there already',
  LINE_REPEATED: 'The same prayer as on line {line}',
} as const;

export type MessageCode = keyof typeof messages;

type Filled<Pattern extends string> = Pattern extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Pattern;

/** A message with its code, whatever stands for `{…}`. */
export type Message = Filled<(typeof messages)[MessageCode]>;

export const messageCodes = Object.keys(messages) as [MessageCode, ...MessageCode[]];

const exact = new Map<string, MessageCode>();
const patterns: { code: MessageCode; pattern: RegExp }[] = [];
for (const code of messageCodes) {
  const text = messages[code];
  if (text.includes('{')) patterns.push({ code, pattern: patternOf(text) });
  else exact.set(text, code);
}

/** The code of an English message, and what stands in it for `{…}`, by name; null for any other text. */
export function readMessage(message: string): { code: MessageCode; values: Record<string, string> } | null {
  const code = exact.get(message);
  if (code) return { code, values: {} };
  for (const { code: candidate, pattern } of patterns) {
    const found = pattern.exec(message);
    if (found) return { code: candidate, values: { ...found.groups } };
  }
  return null;
}

function patternOf(text: string): RegExp {
  const source = text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? `(?<${part}>.+)` : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${source.join('')}$`, 'su');
}
