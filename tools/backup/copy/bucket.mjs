import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../../../scripts/terminal/failure.mjs';
import { isBackupName } from './format.mjs';

/**
 * Backups in an S3-compatible bucket; the client library reads credentials, region and, when it is not Amazon's, the
 * endpoint from the environment. A backup is a file of this machine while it is written or read: its length has to be
 * known before it is sent.
 *
 * @param {{ bucket: string, prefix: string }} place prefix: empty, or ends with a slash
 * @returns {import('./store.mjs').Store}
 */
export function bucketStore({ bucket, prefix }) {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL || undefined;
  const client = new S3Client({
    endpoint,
    region: process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || 'us-east-1',
    forcePathStyle: Boolean(endpoint),
    // Not every server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const send = (Command, input) =>
    client.send(new Command({ Bucket: bucket, ...input })).catch((error) => {
      throw new Failure(`PW-271 s3://${bucket}/${prefix} cannot be used: ${error.name}: ${error.message}`);
    });

  return {
    address: (name) => `s3://${bucket}/${prefix}${name}`,

    put: (name, write) =>
      onTemporaryFile(name, async (file) => {
        const made = await write(file);
        const { size } = await stat(file);
        await send(PutObjectCommand, {
          Key: prefix + name,
          Body: createReadStream(file),
          ContentLength: size,
          ContentType: 'application/octet-stream',
        });
        return { made, bytes: size };
      }),

    async list() {
      const names = [];
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages)
        names.push(...Contents.map(({ Key }) => Key.slice(prefix.length)));
      return names.filter(isBackupName).sort();
    },

    remove: (name) => send(DeleteObjectCommand, { Key: prefix + name }),

    read: (name, act) =>
      onTemporaryFile(name, async (file) => {
        const { Body } = await send(GetObjectCommand, { Key: prefix + name });
        await pipeline(Body, createWriteStream(file, { mode: 0o600 }));
        return act(file);
      }),
  };
}

async function onTemporaryFile(name, act) {
  const folder = await mkdtemp(path.join(tmpdir(), 'prayer-wall-backup-'));
  try {
    return await act(path.join(folder, path.basename(name)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
