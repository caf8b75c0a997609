export const table = (head, rows) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

export const times = (ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–');

/** A median with the least and the most of its rounds. */
export const spread = ([middle, least, most]) => `${times(middle)} (${times(least)}–${times(most)})`;

export const named = (figure) => figure.toLocaleString('en');
