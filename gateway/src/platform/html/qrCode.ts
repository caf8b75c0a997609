import encodeQR from 'qr';
import { html, type Html } from './html';

/** A QR code as a picture without a size, in the colour of the text around it, with the one module of margin. */
export function qrCode(text: string, label: string): Html {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return html`<svg
    class="qr"
    role="img"
    aria-label="${label}"
    viewBox="0 0 ${rows.length} ${rows.length}"
    shape-rendering="crispEdges"
  >
    <path fill="currentColor" d="${path.join('')}" />
  </svg>`;
}

/** The dark modules of a row as runs: a third of the bytes. */
function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last.x + last.length === x) last.length += 1;
    else if (isDark) runs.push({ x, length: 1 });
  }
  return runs;
}
