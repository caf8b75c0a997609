const width = 820;
const nameWidth = 310;
const barHeight = 16;
const rowHeight = 24;
const top = 58;
const numberWidth = 60;

/**
 * Horizontal bars of one or two parts each, with their sum. The picture has its own background and follows the reader's
 * colour scheme.
 *
 * @param {{ title: string, parts: string[], bars: { name: string, values: number[] }[] }} chart
 */
export function barChart({ title, parts, bars }) {
  const height = top + bars.length * rowHeight + 12;
  const longest = Math.max(...bars.map(({ values }) => sumOf(values)));
  const scale = (width - nameWidth - numberWidth) / longest;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${safe(title)}">
<style>
  svg { font: 13px system-ui, sans-serif; }
  .background { fill: #fffdf9; } .ink { fill: #1d2829; } .part0 { fill: #1d5a52; } .part1 { fill: #e59a1c; }
  .unit { stroke: #837c6d; stroke-dasharray: 3 3; }
  @media (prefers-color-scheme: dark) {
    .background { fill: #1a2427; } .ink { fill: #e9e6df; } .part0 { fill: #6db5a8; } .part1 { fill: #f0b44c; }
    .unit { stroke: #98a3a4; }
  }
</style>
<rect class="background" width="${width}" height="${height}" rx="8"/>
<text class="ink" x="16" y="24" font-weight="600">${safe(title)}</text>
${legend(parts)}
<line class="unit" x1="${nameWidth + scale}" x2="${nameWidth + scale}" y1="${top - 6}" y2="${height - 8}"/>
${bars.map((bar, row) => barOf(bar, row, scale)).join('\n')}
</svg>
`;
}

const legend = (parts) =>
  parts
    .map(
      (part, index) =>
        `<rect class="part${index}" x="${nameWidth + index * 110}" y="34" width="12" height="12"/>` +
        `<text class="ink" x="${nameWidth + 18 + index * 110}" y="45">${safe(part)}</text>`,
    )
    .join('\n');

function barOf({ name, values }, row, scale) {
  const y = top + row * rowHeight;
  let x = nameWidth;
  const parts = values.map((value, index) => {
    const part = `<rect class="part${index}" x="${x.toFixed(1)}" y="${y}" width="${(value * scale).toFixed(1)}" height="${barHeight}"/>`;
    x += value * scale;
    return part;
  });
  return [
    `<text class="ink" x="${nameWidth - 10}" y="${y + 13}" text-anchor="end">${safe(name)}</text>`,
    ...parts,
    `<text class="ink" x="${(x + 8).toFixed(1)}" y="${y + 13}">${sumOf(values).toFixed(2)}</text>`,
  ].join('');
}

const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);

const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
