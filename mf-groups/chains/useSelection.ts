import { useState } from 'react';

/** The selected hours, all of one chain. */
export interface Selection {
  chainId: number;
  hours: readonly number[];
}

interface Chosen {
  selection: Selection | null;
  /** The order of the chains when the selection began: nothing moves while hours are being selected. */
  order: readonly number[];
}

const nothing: Chosen = { selection: null, order: [] };

/** Hours of one chain at a time can be selected; a second press deselects (specification, section 4). */
export function useSelection<Chain extends { id: number }>(chains: readonly Chain[]) {
  const [{ selection, order }, setChosen] = useState(nothing);

  return {
    chains: selection ? inOrder(chains, order) : chains,
    hoursIn: (chainId: number) => (selection?.chainId === chainId ? selection.hours : []),
    toggle(chainId: number, hour: number) {
      setChosen((known) => {
        const before = known.selection?.chainId === chainId ? known.selection.hours : [];
        const hours = before.includes(hour) ? before.filter((other) => other !== hour) : [...before, hour];
        return {
          selection: hours.length > 0 ? { chainId, hours: hours.toSorted((a, b) => a - b) } : null,
          order: known.selection ? known.order : chains.map(({ id }) => id),
        };
      });
    },
    drop(chainId: number, dropped: readonly number[]) {
      setChosen((known) => {
        if (known.selection?.chainId !== chainId) return known;
        const hours = known.selection.hours.filter((hour) => !dropped.includes(hour));
        return hours.length > 0 ? { ...known, selection: { chainId, hours } } : nothing;
      });
    },
  };
}

/** Chains that were added since are last. */
function inOrder<Chain extends { id: number }>(chains: readonly Chain[], order: readonly number[]) {
  const indexOf = ({ id }: Chain) => (order.includes(id) ? order.indexOf(id) : order.length);
  return chains.toSorted((a, b) => indexOf(a) - indexOf(b));
}
