/**
 * The parts of an area that are opened: each page at its own path, and each slot at a path of its own.
 *
 * @typedef {{ path: string, module: string, shows: { module: string } | { slot: string }, audience?: string }} View
 *   module: of the stage
 * @param {{ routes: { path: string, module: string, audience?: string }[], slots: Record<string, string> }} area
 * @returns {View[]}
 */
export function viewsOf({ routes, slots }) {
  const shown = [
    ...routes.map(({ path, module, audience }) => ({ path, audience, shows: { module } })),
    ...Object.keys(slots).map((slot) => ({ path: `/trial-of-a-slot/${slot}`, shows: { slot } })),
  ];
  return shown.map((view, at) => ({ ...view, module: `View${at}` }));
}

/** The props of any slot (kit/app/areas/areas.tsx); each takes those that it has. */
const slotProps = {
  isOpen: true,
  place: 'wall',
  kind: 'prayer',
  targetId: 1,
  prayerId: 1,
  title: 'A title',
  description: 'Some words',
};

/**
 * A remote that shows the pages and slots of the area that is tried out, as the shell and other areas do, with marks in
 * place of the skeleton and of the message of a broken region.
 *
 * @param {string} remote
 * @param {View[]} views
 */
export const stageScript = (remote, views) => `
var trial_stage = {
  init(shared) { this.shared = shared; },
  async get(name) {
    const take = async (library) => (await Object.values(this.shared[library])[0].get())();
    const [{ createElement }, { AreaView, Slot }] = await Promise.all([take('react'), take('kit')]);
    const { module, shows } = ${JSON.stringify(views)}.find((view) => './' + view.module === name);
    const marks = {
      label: 'The area',
      loading: createElement('i', { id: 'trial-waits' }),
      failed: ({ code }) => createElement('i', { id: 'trial-failed' }, code),
    };
    const given = { ...${JSON.stringify(slotProps)}, onClose() {} };
    return () => ({
      [module]() {
        document.documentElement.dataset.trial = 'open';
        return shows.slot
        ? createElement(Slot, { ...marks, ...given, name: shows.slot })
        : createElement(AreaView, { ...marks, remote: '${remote}', module: shows.module });
      },
    });
  },
};`;
