import { page, type AreaAddress, type Slots } from 'kit';

/** Who fills a slot: the first live remote that says so. A slot that none of them fills is nobody's. */
export function findSlot(name: keyof Slots): AreaAddress | null {
  for (const [remote, { slots }] of Object.entries(page.registry.remotes)) {
    const module = slots[name];
    if (module) return { remote, module };
  }
  return null;
}
