import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { sessionCookies } from '../domains/members/context';
import type { ActingMember, TestGateway, TestSite } from './testSite';

/** The files of an export, by name, as text. */
export type Archive = Record<string, string>;

/** Downloads and unpacks an export. */
export async function downloadExport(
  site: TestSite,
  gateway: TestGateway,
  as: ActingMember,
): Promise<Archive> {
  const cookie = `${sessionCookies(site.services.config)[0]}=${as.session}`;
  const response = await fetch(`${gateway.url}/api/admin/export.zip`, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`The export answered ${response.status}`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** The rows of a CSV file, by column. */
export function rowsOf(csv: string | undefined): Record<string, string>[] {
  return parse(csv ?? '', { columns: true });
}
