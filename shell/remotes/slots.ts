import { page, type AreaAddress } from 'kit';

/** The area that fills a slot: the first in the registry that declares it; null where none does. */
export function findSlot(name: string): AreaAddress | null {
  for (const [remote, { slots }] of Object.entries(page.registry.remotes)) {
    const module = slots[name];
    if (module) return { remote, module };
  }
  return null;
}
