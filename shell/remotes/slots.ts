import { page, type AreaAddress, type Slots } from 'kit';

/** Which remote fills which slot. */
const slots: Record<keyof Slots, AreaAddress> = {
  composer: { remote: 'mf-wall', module: 'Composer' },
  chains: { remote: 'mf-groups', module: 'Chains' },
  groups: { remote: 'mf-groups', module: 'Groups' },
  reportDialog: { remote: 'mf-admin', module: 'ReportDialog' },
  crisisHelp: { remote: 'mf-wall', module: 'CrisisHelp' },
  testimonyDialog: { remote: 'mf-testimonials', module: 'TestimonyDialog' },
};

/** A slot whose remote is not live is nobody's. */
export function findSlot(name: keyof Slots): AreaAddress | null {
  const address = slots[name];
  return page.registry.remotes[address.remote] ? address : null;
}
