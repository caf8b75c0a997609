import { parse } from 'csv-parse/sync';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sessionCookies } from '../domains/members/context';
import type { ActingMember, TestGateway, TestSite } from './testSite';

/** The files of an export, by name, as text. */
export type Archive = Record<string, string>;

/** Downloads and unpacks an export. */
export async function downloadExport(
  site: TestSite,
  gateway: TestGateway,
  as: Pick<ActingMember, 'session'>,
): Promise<Archive> {
  return unpacked(await downloadZip(site, gateway, as));
}

/** Downloads an export as it is. */
export async function downloadZip(
  site: TestSite,
  gateway: TestGateway,
  as: Pick<ActingMember, 'session'>,
): Promise<Uint8Array> {
  const cookie = `${sessionCookies(site.services.config)[0]}=${as.session}`;
  const response = await fetch(`${gateway.url}/api/admin/export.zip`, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`The export answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

export function unpacked(zip: Uint8Array): Archive {
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** An archive with other contents. */
export function packed(archive: Archive): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(archive).map(([name, text]) => [name, strToU8(text)])));
}

/** The rows of a CSV file, by column. */
export function rowsOf(csv: string | undefined): Record<string, string>[] {
  return parse(csv ?? '', { columns: true });
}
