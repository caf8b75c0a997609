import { prayerForm } from '../prayerForms';
import {
  chainForm,
  groupForm,
  makeThings,
  reminderForm,
  testimonyForm,
  tokenForm,
  type Community,
} from './community';

export interface Write {
  path: string;
  /** JSON, or the text of a file. */
  body?: object | string;
  /** Of a call that is not made with the owner's session. */
  headers?: Record<string, string>;
}

const importFile = `title,description,isAnonymous\nFor rain,The fields are dry and the wells are low.,true\n`;

/** Writes that succeed only with a secret from elsewhere (domains/signIn/foreignSignIns.test.ts). */
export const withSecret = ['post /api/auth/email/verify'];

/** Every other write of REST, as the owner makes it with success. */
export const writes: Record<string, (ids: Community['ids']) => Write> = {
  'put /api/auth/user': () => ({ path: '/api/auth/user', body: { name: 'Ruth Moab', locale: 'de' } }),
  'post /api/auth/email': () => ({ path: '/api/auth/email', body: { email: 'reader@example.org' } }),
  'post /api/prayers': () => ({ path: '/api/prayers', body: prayerForm }),
  'put /api/prayers/:id': ({ prayer }) => ({ path: `/api/prayers/${prayer}`, body: prayerForm }),
  'delete /api/prayers/:id': ({ prayer }) => ({ path: `/api/prayers/${prayer}` }),
  'post /api/prayers/:id/amen': ({ prayer }) => ({ path: `/api/prayers/${prayer}/amen` }),
  'post /api/prayers/:id/comments': ({ prayer }) => ({
    path: `/api/prayers/${prayer}/comments`,
    body: { content: 'With you' },
  }),
  'put /api/comments/:id': ({ comment }) => ({
    path: `/api/comments/${comment}`,
    body: { content: 'Always with you' },
  }),
  'delete /api/comments/:id': ({ comment }) => ({ path: `/api/comments/${comment}` }),
  'post /api/prayers/:id/updates': ({ prayer }) => ({
    path: `/api/prayers/${prayer}/updates`,
    body: { content: 'There is news' },
  }),
  'post /api/prayers/:id/testimonial': ({ prayer }) => ({
    path: `/api/prayers/${prayer}/testimonial`,
    body: testimonyForm,
  }),
  'post /api/newsletter/subscribe': () => ({
    path: '/api/newsletter/subscribe',
    body: { email: 'reader@example.org' },
  }),
  'post /api/testimonials/:id/praise': ({ testimonial }) => ({
    path: `/api/testimonials/${testimonial}/praise`,
  }),
  'post /api/prayer-chains': () => ({ path: '/api/prayer-chains', body: chainForm() }),
  'post /api/prayer-chains/:id/join': ({ chain }) => ({
    path: `/api/prayer-chains/${chain}/join`,
    body: { hourSlot: 3 },
  }),
  'post /api/prayer-groups': () => ({ path: '/api/prayer-groups', body: groupForm }),
  'post /api/prayer-groups/:id/join': ({ othersGroup }) => ({
    path: `/api/prayer-groups/${othersGroup}/join`,
  }),
  'post /api/prayer-groups/:id/request-join': ({ othersClosedGroup }) => ({
    path: `/api/prayer-groups/${othersClosedGroup}/request-join`,
    body: { message: 'Please' },
  }),
  'post /api/prayer-groups/:id/requests/:requestId/approve': ({ privateGroup, joinRequest }) => ({
    path: `/api/prayer-groups/${privateGroup}/requests/${joinRequest}/approve`,
  }),
  'post /api/prayer-groups/:id/requests/:requestId/decline': ({ privateGroup, joinRequest }) => ({
    path: `/api/prayer-groups/${privateGroup}/requests/${joinRequest}/decline`,
  }),
  'post /api/prayer-groups/:id/posts': ({ group }) => ({
    path: `/api/prayer-groups/${group}/posts`,
    body: { content: 'One more' },
  }),
  'post /api/group-posts/:id/comments': ({ post }) => ({
    path: `/api/group-posts/${post}/comments`,
    body: { content: 'Amen' },
  }),
  'post /api/group-posts/:id/like': ({ post }) => ({ path: `/api/group-posts/${post}/like` }),
  'delete /api/group-posts/:id/like': ({ privatePost }) => ({ path: `/api/group-posts/${privatePost}/like` }),
  'delete /api/admin/prayers/:id': ({ prayer }) => ({ path: `/api/admin/prayers/${prayer}` }),
  'post /api/admin/import': () => ({
    path: '/api/admin/import?dryRun=false',
    body: importFile,
    headers: { 'content-type': 'text/csv' },
  }),
  'put /api/admin/banners': () => ({ path: '/api/admin/banners', body: { prayers: 'Come and pray' } }),
  'post /api/reminders': () => ({ path: '/api/reminders', body: reminderForm }),
  'put /api/reminders/:id': ({ reminder }) => ({
    path: `/api/reminders/${reminder}`,
    body: { ...reminderForm, title: 'For Orpah' },
  }),
  'delete /api/sessions': () => ({ path: '/api/sessions' }),
  'delete /api/sessions/:id': ({ session }) => ({ path: `/api/sessions/${session}` }),
  'delete /api/reminders/:id': ({ reminder }) => ({ path: `/api/reminders/${reminder}` }),
  'post /api/passkeys/options': () => ({ path: '/api/passkeys/options' }),
  'post /api/passkeys': ({ newPasskey }) => ({ path: '/api/passkeys', body: newPasskey }),
  'put /api/passkeys/:id': ({ passkey }) => ({ path: `/api/passkeys/${passkey}`, body: { name: 'Phone' } }),
  'delete /api/passkeys/:id': ({ passkey }) => ({ path: `/api/passkeys/${passkey}` }),
  'post /api/auth/passkey/options': () => ({
    path: '/api/auth/passkey/options',
    body: { returnTo: '/prayers' },
  }),
  'post /api/auth/passkey': ({ signIn }) => ({ path: '/api/auth/passkey', ...signIn }),
  'post /api/feeds/hours': () => ({ path: '/api/feeds/hours' }),
  'post /api/tokens': () => ({ path: '/api/tokens', body: tokenForm }),
  'delete /api/tokens/:id': ({ token }) => ({ path: `/api/tokens/${token}` }),
};

/** Whether the write removes or decides something that another one needs. Other traces do not matter to those after it. */
const usesUp = (call: string) => /^delete |\/(approve|decline)$/.test(call);

/** Returns people and ids for one write after the other: the same ones, until a write has used one of them up. */
export function thingsForWrites({ site, gateway }: Community) {
  let unused: Awaited<ReturnType<typeof makeThings>> | null = null;
  return async (call: string): ReturnType<typeof makeThings> => {
    const things = unused ?? (await makeThings(site, gateway));
    unused = usesUp(call) ? null : things;
    return things;
  };
}
