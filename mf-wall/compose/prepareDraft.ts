import { findDraft, storeDraft } from 'kit';
import type { PrayerForm } from 'schema/rules/prayer';

const draft = 'prayer';

/**
 * Adds to the draft what was shared to the installed site (gateway/src/web/devices/webManifest.ts), so that it stays
 * through signing in, and what a member's account has.
 */
export function prepareDraft(empty: PrayerForm): void {
  const known = findDraft<PrayerForm>(draft);
  const { title, words } = takeShared();
  if (!known && !title && words.length === 0) return;
  const { name, email, title: ownTitle, description } = known ?? empty;
  // The existing draft stays above the shared text.
  const added = ownTitle && title ? [title, ...words] : words;
  storeDraft(draft, {
    ...(known ?? empty),
    name: name || empty.name,
    email: email || empty.email,
    title: ownTitle || title,
    description: [description, ...added].filter(Boolean).join('\n'),
  });
}

/** The address has it once. */
function takeShared(): { title: string; words: string[] } {
  const { search, pathname } = window.location;
  const params = new URLSearchParams(search);
  const valueOf = (name: string) => params.get(name)?.trim() ?? '';
  const shared = { title: valueOf('title'), words: ['text', 'link'].map(valueOf).filter(Boolean) };
  if (['compose', 'text', 'title', 'link'].some((name) => params.has(name)))
    window.history.replaceState(window.history.state, '', pathname);
  return shared;
}
