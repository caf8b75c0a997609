import { call } from '../faults/calls.mjs';

/**
 * The release's responses to its readers, call by call.
 *
 * @param {string} origin
 * @param {Awaited<ReturnType<typeof import('./life.mjs').live>>} made
 * @returns {Promise<{ as: string | null, path: string, status: number, body: unknown }[]>} as: a session's cookie
 */
export async function readResponses(origin, { hannah, admin, prayers, chain, group }) {
  const responses = [];
  const read = async (as, paths) => {
    for (const path of paths) {
      const { status, body } = await call(origin, path, { as: as ?? undefined });
      responses.push({ as: as?.cookie ?? null, path, status, body });
    }
  };
  const ofPrayers = prayers.map((id) => `/api/prayers/${id}`);
  await read(null, [
    '/api/prayers?sortBy=recent&limit=50&page=1',
    '/api/prayers?sortBy=recent&limit=20&category=health',
    '/api/prayers?search=harvest',
    ...ofPrayers,
    '/api/testimonials',
    `/api/prayer-chains/${chain}`,
    '/api/prayer-groups',
    '/api/banners',
  ]);
  await read(hannah, [
    '/api/auth/user',
    ...ofPrayers,
    ...prayers.flatMap((id) => [`/api/prayers/${id}/ownership`, `/api/prayers/${id}/amen/check`]),
    '/api/reminders',
    '/api/prayer-groups/my-groups',
    `/api/prayer-groups/${group}`,
    `/api/prayer-groups/${group}/posts`,
    '/api/my-data',
  ]);
  await read(admin, ['/api/admin/prayers', '/api/admin/users']);
  return responses;
}
