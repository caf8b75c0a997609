import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Config } from '../../config';
import { StreamedFile } from '../../platform/http/files';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { logging } from '../moderation/auditLog';
import { writeCsv } from './csv';
import type { Kind } from './kind';
import { kinds } from './kinds';
import { openSnapshot, type Snapshot } from './snapshot';

/**
 * Everything that administrators may see, as a zip. Its first piece is refused with TryAgainLater while another export is
 * running. @throws Unauthenticated, Forbidden
 */
export async function exportSite(ctx: Context): Promise<StreamedFile> {
  const admin = await ctx.requireSiteAdmin();
  const day = new Date().toISOString().slice(0, 10);
  return new StreamedFile('application/zip', `export-${day}.zip`, zipOf(ctx, admin.id));
}

async function* zipOf({ sql, config }: Context, actorId: number): AsyncGenerator<Uint8Array> {
  const snapshot = await openSnapshot(sql);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let reading: Readable | null = null;
  try {
    await recordExport(sql, actorId);
    for (const kind of kinds)
      for (const [type, piecesOf] of Object.entries(formats))
        zip.addReadStreamLazy(`${kind.name}.${type}`, (done) => {
          reading = Readable.from(piecesOf(sql, snapshot, kind, config), { objectMode: false });
          reading.on('error', (error) => output.destroy(error));
          done(null, reading);
        });
    zip.end();
    yield* output as AsyncIterable<Uint8Array>;
  } finally {
    (reading as Readable | null)?.destroy();
    output.destroy();
    await snapshot.close();
  }
}

type Format = (sql: Sql, snapshot: Snapshot, kind: Kind, config: Config) => AsyncGenerator<string>;

const formats: Record<'csv' | 'json', Format> = {
  async *csv(sql, snapshot, kind, config) {
    yield writeCsv([kind.csv]);
    for await (const rows of snapshot.pages<never>(kind.select(sql)))
      yield writeCsv(
        rows.map((row) => {
          const shown = kind.view(row, config);
          return kind.csv.map((column) => shown[column]);
        }),
      );
  },
  async *json(sql, snapshot, kind, config) {
    let separator = '[\n';
    for await (const rows of snapshot.pages<never>(kind.select(sql))) {
      yield separator + rows.map((row) => JSON.stringify(kind.view(row, config))).join(',\n');
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  },
};

function recordExport(sql: Sql, actorId: number) {
  return sql`${logging(sql, { actorId, action: 'export_site', subject: 'site', reason: null })}`;
}
