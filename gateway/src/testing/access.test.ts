import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql';
import { domains, restRoutes, schema } from '../app';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from './testSite';

/**
 * Who may call every REST route and every field of the GraphQL schema. A new one fails here until its audience is
 * declared.
 *
 * - everyone: visitors too
 * - members: a visitor gets 401
 * - admins: a visitor gets 401, a member 403
 * - team: the prayer team; a visitor gets 401, a member and an administrator 403
 */
type Audience = 'everyone' | 'members' | 'admins' | 'team';

const calls: Record<string, Audience> = {
  'get /api/auth/user': 'members',
  'put /api/auth/user': 'members',
  'post /api/auth/email': 'everyone',
  'post /api/auth/email/verify': 'everyone',
  'get /api/pray-queue': 'everyone',
  'get /api/prayers': 'everyone',
  'post /api/prayers': 'members',
  'get /api/prayers/:id': 'everyone',
  'put /api/prayers/:id': 'members',
  'delete /api/prayers/:id': 'members',
  'get /api/prayers/:id/ownership': 'everyone',
  'get /api/prayers/:id/amen/check': 'everyone',
  'post /api/prayers/:id/amen': 'members',
  'get /api/prayers/:id/comments': 'everyone',
  'post /api/prayers/:id/comments': 'members',
  'put /api/comments/:id': 'members',
  'delete /api/comments/:id': 'members',
  'post /api/prayers/:id/updates': 'members',
  'post /api/prayers/:id/testimonial': 'members',
  'get /api/stats': 'everyone',
  'post /api/newsletter/subscribe': 'everyone',
  'get /api/banners': 'everyone',
  'get /api/daily-scripture': 'everyone',
  'get /api/daily-challenge': 'everyone',
  'get /api/testimonials': 'everyone',
  'get /api/testimonials/:id/praise/check': 'everyone',
  'post /api/testimonials/:id/praise': 'members',
  'get /api/prayer-chains': 'everyone',
  'post /api/prayer-chains': 'members',
  'get /api/prayer-chains/:id': 'everyone',
  'get /api/prayer-chains/:id/calendar.ics': 'members',
  'post /api/prayer-chains/:id/join': 'members',
  'get /api/prayer-groups': 'everyone',
  'post /api/prayer-groups': 'members',
  'get /api/prayer-groups/my-groups': 'members',
  'get /api/prayer-groups/:id': 'everyone',
  'post /api/prayer-groups/:id/join': 'members',
  'post /api/prayer-groups/:id/request-join': 'members',
  'get /api/prayer-groups/:id/requests': 'members',
  'post /api/prayer-groups/:id/requests/:requestId/approve': 'members',
  'post /api/prayer-groups/:id/requests/:requestId/decline': 'members',
  'get /api/prayer-groups/:id/posts': 'everyone',
  'post /api/prayer-groups/:id/posts': 'members',
  'post /api/group-posts/:id/comments': 'members',
  'post /api/group-posts/:id/like': 'members',
  'delete /api/group-posts/:id/like': 'members',
  'get /api/admin/stats': 'admins',
  'get /api/admin/prayers': 'admins',
  'delete /api/admin/prayers/:id': 'admins',
  'get /api/admin/users': 'admins',
  'get /api/admin/banners': 'admins',
  'put /api/admin/banners': 'admins',
  'get /api/admin/export.zip': 'admins',
  'post /api/admin/import': 'admins',
  'get /api/my-data': 'members',
  'get /api/feeds/hours': 'members',
  'post /api/feeds/hours': 'members',
  'get /api/tokens': 'members',
  'post /api/tokens': 'members',
  'delete /api/tokens/:id': 'members',
  'get /api/reminders': 'members',
  'post /api/reminders': 'members',
  'put /api/reminders/:id': 'members',
  'delete /api/reminders/:id': 'members',
  'get /api/reminders/:id/calendar.ics': 'members',
  'post /api/passkeys/options': 'members',
  'post /api/passkeys': 'members',
  'get /api/passkeys': 'members',
  'put /api/passkeys/:id': 'members',
  'delete /api/passkeys/:id': 'members',
  'post /api/auth/passkey/options': 'everyone',
  'post /api/auth/passkey': 'everyone',
  'get /api/sessions': 'members',
  'delete /api/sessions': 'members',
  'delete /api/sessions/:id': 'members',
};

const fields: Record<string, Audience> = {
  'Query.adminActivity': 'admins',
  'Query.adminPrayers': 'admins',
  'Query.adminStats': 'admins',
  'Query.adminUsers': 'admins',
  'Query.amenedPrayers': 'everyone',
  'Query.apiTokens': 'members',
  'Query.approvalCount': 'everyone',
  'Query.approveFirst': 'admins',
  'Query.auditLog': 'admins',
  'Query.banner': 'everyone',
  'Query.banners': 'everyone',
  'Query.communitySettings': 'admins',
  'Query.crisisLines': 'everyone',
  'Query.dailyChallenge': 'everyone',
  'Query.dailyScripture': 'everyone',
  'Query.failedMails': 'admins',
  'Query.groupPost': 'everyone',
  'Query.hiddenText': 'admins',
  'Query.hoursFeed': 'members',
  'Query.jobRuns': 'admins',
  'Query.moderationCount': 'everyone',
  'Query.moderationQueue': 'admins',
  'Query.myChains': 'members',
  'Query.myGroups': 'members',
  'Query.myPrayerGroups': 'members',
  'Query.notificationSettings': 'members',
  'Query.notifications': 'members',
  'Query.outboxSummary': 'admins',
  'Query.backups': 'admins',
  'Query.passkeys': 'members',
  'Query.prayQueue': 'everyone',
  'Query.prayer': 'everyone',
  'Query.prayerChain': 'everyone',
  'Query.prayerChainPage': 'everyone',
  'Query.prayerChains': 'everyone',
  'Query.prayerGroup': 'everyone',
  'Query.prayersToApprove': 'admins',
  'Query.prayerGroupByInvite': 'everyone',
  'Query.prayerGroupPage': 'everyone',
  'Query.prayerGroups': 'everyone',
  'Query.prayers': 'everyone',
  'Query.pushPublicKey': 'everyone',
  'Query.reminders': 'members',
  'Query.restAfterDays': 'admins',
  'Query.sessions': 'members',
  'Query.signInEvents': 'members',
  'Query.siteSettings': 'admins',
  'Query.stats': 'everyone',
  'Query.teamMembers': 'admins',
  'Query.teamPrayers': 'admins',
  'Query.testimonial': 'everyone',
  'Query.testimonials': 'everyone',
  'Query.unreadNotificationCount': 'everyone',
  'Query.viewer': 'everyone',
  'Query.waysToSignIn': 'members',
  'Mutation.adminDeletePrayer': 'admins',
  'Mutation.adminUndeletePrayer': 'admins',
  'Mutation.answerFollowUp': 'members',
  'Mutation.approveJoinRequest': 'members',
  'Mutation.approvePrayer': 'admins',
  'Mutation.changeGroupRole': 'members',
  'Mutation.commentOnGroupPost': 'members',
  'Mutation.createApiToken': 'members',
  'Mutation.createChain': 'members',
  'Mutation.createGroup': 'members',
  'Mutation.createReminder': 'members',
  'Mutation.declineJoinRequest': 'members',
  'Mutation.declinePrayer': 'admins',
  'Mutation.deleteAccount': 'members',
  'Mutation.deleteApiToken': 'members',
  'Mutation.deleteChain': 'members',
  'Mutation.deleteGroup': 'members',
  'Mutation.deleteReminder': 'members',
  'Mutation.dismissReports': 'admins',
  'Mutation.editEncouragement': 'members',
  'Mutation.editGroup': 'members',
  'Mutation.editPrayer': 'members',
  'Mutation.editReminder': 'members',
  'Mutation.encourage': 'members',
  'Mutation.endOtherSessions': 'members',
  'Mutation.endSession': 'members',
  'Mutation.giveAmen': 'members',
  'Mutation.giveBackSlot': 'members',
  'Mutation.hideText': 'admins',
  'Mutation.inviteToChain': 'members',
  'Mutation.joinChain': 'members',
  'Mutation.joinGroup': 'members',
  'Mutation.leaveGroup': 'members',
  'Mutation.likeGroupPost': 'members',
  'Mutation.lookAfter': 'admins',
  'Mutation.noteTimeZone': 'members',
  'Mutation.setLocale': 'members',
  'Mutation.setPrayerVisibility': 'members',
  'Mutation.addCareNote': 'team',
  'Mutation.claimPrayer': 'team',
  'Mutation.setCareState': 'team',
  'Mutation.setTeamMember': 'admins',
  'Mutation.offerSlot': 'members',
  'Mutation.pauseReminder': 'members',
  'Mutation.pinGroupPost': 'members',
  'Mutation.postInGroup': 'members',
  'Mutation.postPrayerUpdate': 'members',
  'Mutation.praise': 'members',
  'Mutation.quietPrayer': 'members',
  'Mutation.readNotifications': 'members',
  'Mutation.readmitMember': 'admins',
  'Mutation.removeGroupMember': 'members',
  'Mutation.removeGroupPost': 'members',
  'Mutation.removeGroupPostComment': 'members',
  'Mutation.removePasskey': 'members',
  'Mutation.removeWayToSignIn': 'members',
  'Mutation.renamePasskey': 'members',
  'Mutation.reopenCare': 'admins',
  'Mutation.renewHoursFeed': 'members',
  'Mutation.report': 'members',
  'Mutation.requestToJoinGroup': 'members',
  'Mutation.resetInviteLink': 'members',
  'Mutation.restoreText': 'admins',
  'Mutation.retryMail': 'admins',
  'Mutation.runJob': 'admins',
  'Mutation.saveBanners': 'admins',
  'Mutation.setApproveFirst': 'admins',
  'Mutation.setCommunitySettings': 'admins',
  'Mutation.setFollowUp': 'members',
  'Mutation.setModerator': 'admins',
  'Mutation.setNotification': 'members',
  'Mutation.setRestAfterDays': 'admins',
  'Mutation.setSiteAdmin': 'admins',
  'Mutation.shareTestimony': 'members',
  'Mutation.submitPrayer': 'members',
  'Mutation.subscribeToNewsletter': 'everyone',
  'Mutation.subscribeToPush': 'members',
  'Mutation.suspendAuthor': 'admins',
  'Mutation.suspendMember': 'admins',
  'Mutation.undoApproval': 'admins',
  'Mutation.undoHide': 'admins',
  'Mutation.unsubscribeFromPush': 'members',
  'Mutation.updateProfile': 'members',
  'Mutation.wakePrayer': 'members',
  'Mutation.withdrawEncouragement': 'members',
  'Mutation.withdrawPrayer': 'members',
  'Mutation.writeToAuthor': 'admins',
};

let site: TestSite;
let gateway: TestGateway;
let member: ActingMember;
let admin: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  // Id 1, which the calls below use.
  await site.aMember();
  admin = await site.aMember({ email: 'admin@example.org' });
});
beforeEach(async () => {
  member = await site.aMember();
});
afterAll(() => site.close());

test('every REST route and every field is declared here, and nothing else', () => {
  const routes = restRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(calls).toSorted()).toEqual(routes.toSorted());
  expect(Object.keys(fields).toSorted()).toEqual(rootFields().toSorted());
});

test('the description of the API names the same audience', () => {
  const described = restRoutes.map(({ method, path, docs }) => [`${method} ${path}`, docs.audience]);
  expect(Object.fromEntries(described)).toEqual(calls);
});

test.each(Object.entries(calls))('%s is for %s', async (route, audience) => {
  const [method = '', path = ''] = route.split(' ');
  const call = async (as: ActingMember | null) => {
    const body = method === 'post' || method === 'put' ? {} : undefined;
    return (await gateway.rest(method.toUpperCase(), path.replace(/:\w+/g, '1'), { as, body })).status;
  };
  expect(await call(null)).toSatisfyAudience(audience, 'visitor');
  expect(await call(member)).toSatisfyAudience(audience, 'member');
  expect(await call(admin)).toSatisfyAudience(audience, 'admin');
});

test.each(Object.entries(fields).filter(([field]) => field !== 'Mutation.deleteAccount'))(
  '%s is for %s',
  async (field, audience) => {
    const call = async (as: ActingMember | null) => {
      const { body } = await gateway.graphql(operationFor(field), {}, { as });
      const code = body.errors?.[0].extensions.code as string | undefined;
      expect(code).not.toBe('GRAPHQL_VALIDATION_FAILED');
      return { UNAUTHENTICATED: 401, FORBIDDEN: 403, INTERNAL_SERVER_ERROR: 500 }[code ?? ''] ?? 200;
    };
    expect(await call(null)).toSatisfyAudience(audience, 'visitor');
    expect(await call(member)).toSatisfyAudience(audience, 'member');
    expect(await call(admin)).toSatisfyAudience(audience, 'admin');
  },
);

/** Signing in, sessions, credentials, the account's end: what no program does for a member (contract, section 14). */
const isSessionOnly = (name: string) =>
  /\/api\/(auth\/(?!user$)|tokens|passkeys|sessions|feeds)/.test(name) ||
  /ApiToken|Passkey|Session|SignIn|HoursFeed|deleteAccount/i.test(name);

/** An administrator's, with every right that a token can have. */
describe('an API token', () => {
  let authorization: string;
  beforeAll(async () => {
    const body = { name: 'Everything', scope: 'write', expiresInDays: 1 };
    const made = await gateway.rest('POST', '/api/tokens', { as: admin, body });
    authorization = `Bearer ${made.body.token}`;
  });

  test.each(Object.entries(calls))('%s', async (route, audience) => {
    const [method = '', path = ''] = route.split(' ');
    const { status } = await gateway.rest(method.toUpperCase(), path.replace(/:\w+/g, '1'), {
      body: method === 'post' || method === 'put' ? {} : undefined,
      headers: { authorization },
    });
    const isRefused = audience === 'admins' || audience === 'team' || isSessionOnly(route);
    expect([status === 401, status === 403, status < 500]).toEqual([false, isRefused, true]);
  });

  test.each(Object.entries(fields))('%s', async (field, audience) => {
    const { body } = await gateway.graphql(operationFor(field), {}, { headers: { authorization } });
    const isRefused = audience === 'admins' || audience === 'team' || isSessionOnly(field);
    expect(body.errors?.[0].extensions.code === 'FORBIDDEN').toBe(isRefused);
  });
});

test('every exception that a domain makes for API tokens is one of its routes or fields', () => {
  const named = domains.flatMap(({ apiTokens }) => (typeof apiTokens === 'string' ? [] : apiTokens.accepted));
  const known = new Set([...Object.keys(calls), ...Object.keys(fields)]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

expect.extend({
  toSatisfyAudience(status: number, audience: Audience, caller: 'visitor' | 'member' | 'admin') {
    const isRight = status < 500 && isRightFor(status, audience, caller);
    return { pass: isRight, message: () => `a call for ${audience} returned ${status} to a ${caller}` };
  },
});

declare global {
  namespace jest {
    interface Matchers<R> {
      toSatisfyAudience(audience: Audience, caller: 'visitor' | 'member' | 'admin'): R;
    }
  }
}

/** Other refusals, such as an unknown id or an invalid form, do not count. */
function isRightFor(status: number, audience: Audience, caller: 'visitor' | 'member' | 'admin'): boolean {
  if (audience === 'everyone') return status !== 401 && status !== 403;
  if (caller === 'visitor') return status === 401;
  if (audience === 'team') return status === 403;
  if (audience === 'admins') return caller === 'admin' ? status !== 401 && status !== 403 : status === 403;
  return status !== 401;
}

function rootFields(): string[] {
  return (['Query', 'Mutation'] as const).flatMap((root) =>
    Object.keys(typeOf(root).getFields()).map((field) => `${root}.${field}`),
  );
}

function typeOf(root: 'Query' | 'Mutation') {
  return root === 'Query' ? schema.getQueryType()! : schema.getMutationType()!;
}

/** The field with arguments of the right types, selecting only the name of the returned type. */
function operationFor(name: string): string {
  const [root = '', field = ''] = name.split('.');
  const { args, type } = typeOf(root as 'Query' | 'Mutation').getFields()[field]!;
  const given = args.map((arg) => `${arg.name}: ${valueOf(arg.type)}`).join(', ');
  const isObject = !isLeafType(getNamedType(type));
  return `${root.toLowerCase()} { ${field}${given ? `(${given})` : ''}${isObject ? ' { __typename }' : ''} }`;
}

function valueOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(({ type: inner }) => isNonNullType(inner));
    return `{${needed.map(({ name, type: inner }) => `${name}: ${valueOf(inner)}`).join(', ')}}`;
  }
  if (!isScalarType(type)) throw new Error(`No value for ${String(type)}`);
  return { Int: '1', Boolean: 'true', Float: '1', DateTime: '"2026-01-01T00:00:00Z"' }[type.name] ?? '"x"';
}
