import { bannersRule } from 'schema/rules/admin';
import { chainRule, hourSlotRule } from 'schema/rules/chain';
import { encouragementEditRule, encouragementRule } from 'schema/rules/encouragement';
import { groupCommentRule, groupPostRule, groupRule, joinRequestRule } from 'schema/rules/group';
import { newsletterRule } from 'schema/rules/newsletter';
import { passkeyNameRule, passkeyRule, passkeySignatureRule, passkeySignInRule } from 'schema/rules/passkey';
import { prayerEditRule, prayerRule } from 'schema/rules/prayer';
import { prayerUpdateRule } from 'schema/rules/prayerUpdate';
import { reminderRule } from 'schema/rules/reminder';
import { accountRule } from 'schema/rules/account';
import { codeRequestRule, codeRule } from 'schema/rules/signIn';
import { testimonyRule } from 'schema/rules/testimony';
import { tokenRule } from 'schema/rules/token';
import type { core } from 'zod';

/** The rule for the body of each write; null where it has none. */
export const forms: Record<string, core.$ZodType | null> = {
  'put /api/auth/user': accountRule,
  'post /api/auth/email': codeRequestRule,
  'post /api/auth/email/verify': codeRule,
  'post /api/prayers': prayerRule,
  'put /api/prayers/:id': prayerEditRule,
  'delete /api/prayers/:id': null,
  'post /api/prayers/:id/amen': null,
  'post /api/prayers/:id/comments': encouragementRule,
  'put /api/comments/:id': encouragementEditRule,
  'delete /api/comments/:id': null,
  'post /api/prayers/:id/updates': prayerUpdateRule,
  'post /api/prayers/:id/testimonial': testimonyRule,
  'post /api/newsletter/subscribe': newsletterRule,
  'post /api/testimonials/:id/praise': null,
  'post /api/prayer-chains': chainRule,
  'post /api/prayer-chains/:id/join': hourSlotRule,
  'post /api/prayer-groups': groupRule,
  'post /api/prayer-groups/:id/join': null,
  'post /api/prayer-groups/:id/request-join': joinRequestRule,
  'post /api/prayer-groups/:id/requests/:requestId/approve': null,
  'post /api/prayer-groups/:id/requests/:requestId/decline': null,
  'post /api/prayer-groups/:id/posts': groupPostRule,
  'post /api/group-posts/:id/comments': groupCommentRule,
  'post /api/group-posts/:id/like': null,
  'delete /api/group-posts/:id/like': null,
  'delete /api/admin/prayers/:id': null,
  'put /api/admin/banners': bannersRule,
  // A file, judged line by line (domains/portable/importPrayers.test.ts).
  'post /api/admin/import': null,
  'post /api/reminders': reminderRule,
  'put /api/reminders/:id': reminderRule,
  'delete /api/reminders/:id': null,
  'post /api/passkeys/options': null,
  'post /api/passkeys': passkeyRule,
  'put /api/passkeys/:id': passkeyNameRule,
  'delete /api/passkeys/:id': null,
  'post /api/auth/passkey/options': passkeySignInRule,
  'post /api/auth/passkey': passkeySignatureRule,
  'post /api/feeds/hours': null,
  'post /api/tokens': tokenRule,
  'delete /api/tokens/:id': null,
  'delete /api/sessions': null,
  'delete /api/sessions/:id': null,
};
