export const table = (head, rows) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

export const times = (ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–');
