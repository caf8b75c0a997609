import type { AreaFaultCode } from 'kit';

const told = new Set<string>();
const most = 20;

/** Tells the operators that an area broke here: its number, which area and which version, and no word more. */
export function tellOperators(code: AreaFaultCode, area: string, version: string): void {
  const report = JSON.stringify({ code, area, version });
  if (told.has(report) || told.size >= most) return;
  told.add(report);
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: report,
    keepalive: true,
  }).catch(() => undefined);
}
