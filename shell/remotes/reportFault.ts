import type { AreaFaultCode } from 'kit';

const reported = new Set<string>();
const maxReports = 20;

/** Reports to the operators that an area broke here, or was slow (PW-112): code, area and version, and no text. */
export function reportFault(code: AreaFaultCode | 'PW-112', area: string, version: string): void {
  const report = JSON.stringify({ code, area, version });
  if (reported.has(report) || reported.size >= maxReports) return;
  reported.add(report);
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: report,
    keepalive: true,
  }).catch(() => undefined);
}
