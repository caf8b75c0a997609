import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { filesUnder } from '../../scripts/tree/stamps.mjs';
import { parseRegistry } from './parseRegistry.mjs';
import { registryKey, registryText } from './storageKeys.mjs';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
/** Most keys of one delete request. */
const batch = 1000;
/** Written last: when it exists, the version is complete. */
const lastFile = 'area.json';

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.graphql': 'text/plain; charset=utf-8',
};
const worthGzip = new Set(['.js', '.css', '.json', '.map', '.svg', '.txt']);

/**
 * Versions and registry in an S3-compatible bucket; the client library reads the credentials from the environment. Text
 * is stored gzipped with its Content-Encoding, which every browser understands.
 */
export function bucketStorage({ endpoint, bucket, region, publicBase }) {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: Boolean(endpoint),
    // Not every server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const send = (Command, input) => client.send(new Command({ Bucket: bucket, ...input }));

  const keysBelow = async (prefix) => {
    const keys = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
      for (const { Key, LastModified } of page.Contents ?? []) keys.push({ key: Key, at: LastModified });
    }
    return keys;
  };

  const read = async (key) => {
    try {
      const { Body, ETag } = await send(GetObjectCommand, { Key: key });
      return { text: await Body.transformToString(), revision: ETag };
    } catch (error) {
      if (isMissing(error)) return { text: null, revision: null };
      throw error;
    }
  };

  const exists = async (key) => {
    try {
      await send(HeadObjectCommand, { Key: key });
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  };

  return {
    location: `bucket ${bucket}`,
    publicBase,

    async put(name, version, built) {
      const prefix = `mf/${name}/${version}/`;
      if (await exists(prefix + lastFile)) return;
      const files = filesUnder(built, () => false).map((file) => path.relative(built, file));
      for (const file of [...files.filter((file) => file !== lastFile), lastFile]) {
        await send(PutObjectCommand, { Key: prefix + file, ...(await asObject(path.join(built, file))) });
      }
    },

    async list(name) {
      const prefix = `mf/${name}/`;
      const newest = new Map();
      for (const { key, at } of await keysBelow(prefix)) {
        const [version] = key.slice(prefix.length).split('/');
        if (!newest.has(version) || newest.get(version) < at) newest.set(version, at);
      }
      return [...newest].map(([version, putAt]) => ({ version, putAt }));
    },

    async remove(name, version) {
      const keys = (await keysBelow(`mf/${name}/${version}/`)).map(({ key }) => ({ Key: key }));
      for (let start = 0; start < keys.length; start += batch) {
        await send(DeleteObjectsCommand, {
          Delete: { Objects: keys.slice(start, start + batch), Quiet: true },
        });
      }
    },

    async readRegistry() {
      const { text, revision } = await read(registryKey);
      return { registry: parseRegistry(text), revision };
    },

    async replaceRegistry(registry, revision) {
      const object = {
        Key: registryKey,
        Body: registryText(registry),
        ContentType: types['.json'],
        CacheControl: revalidate,
      };
      const condition = revision === null ? { IfNoneMatch: '*' } : { IfMatch: revision };
      try {
        await send(PutObjectCommand, { ...object, ...condition });
        return true;
      } catch (error) {
        if (isConflict(error)) return false;
        if (!isUnsupported(error)) throw error;
        await send(PutObjectCommand, object);
        return true;
      }
    },

    readText: async (key) => (await read(key)).text,

    async writeText(key, text) {
      await send(PutObjectCommand, {
        Key: key,
        Body: text,
        ContentType: types[path.extname(key)],
        CacheControl: revalidate,
      });
    },
  };
}

async function asObject(file) {
  const extension = path.extname(file);
  const content = await readFile(file);
  const object = {
    ContentType: types[extension] ?? 'application/octet-stream',
    CacheControl: immutable,
  };
  if (!worthGzip.has(extension)) return { ...object, Body: content };
  return { ...object, Body: await promisify(gzip)(content, { level: 9 }), ContentEncoding: 'gzip' };
}

const statusOf = (error) => error.$metadata?.httpStatusCode;

const isMissing = (error) => statusOf(error) === 404;

const isConflict = (error) => [409, 412].includes(statusOf(error));

/** The server does not support conditional writes. */
const isUnsupported = (error) => statusOf(error) === 501;
