import { scrypt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Duplex, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Failure } from '../../../scripts/terminal/failure.mjs';

const firstLine = 'age-encryption.org/v1\n';
/** Part of the format: another value makes backups unreadable. */
const derivation = { salt: 'prayer-wall backup', cost: { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 } };

/**
 * The age identity of a key: the programs `age` and `rage` open a backup with it. Derived off the main thread, unlike a
 * passphrase by the library.
 *
 * @param {string} key BACKUP_KEY
 */
export async function identityOf(key) {
  const { bech32 } = await import('@scure/base');
  const bytes = await promisify(scrypt)(key, derivation.salt, 32, derivation.cost);
  return bech32.encodeFromBytes('AGE-SECRET-KEY-', new Uint8Array(bytes)).toUpperCase();
}

/** A stream that encrypts what goes through. */
export async function encryption(key) {
  const { Encrypter, identityToRecipient } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(await identityOf(key)));
  const { readable, writable } = new TransformStream();
  return Duplex.fromWeb({ readable: await encrypter.encrypt(readable), writable });
}

/**
 * The content of a file that may be encrypted.
 *
 * @param {string} file
 * @param {string | null} key
 */
export async function readDecrypted(file, key) {
  const content = createReadStream(file);
  if (!(await isEncrypted(file))) return content;
  if (key === null)
    throw new Failure(`PW-272 ${file} is encrypted. Set BACKUP_KEY to the key that it was made with.`);

  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(await identityOf(key));
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(content)));
  } catch (error) {
    content.destroy();
    if (!/no identity matched/.test(error.message)) throw error;
    throw new Failure(`PW-272 ${file} was made with another key than BACKUP_KEY.`);
  }
}

async function isEncrypted(file) {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(firstLine.length), 0, firstLine.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === firstLine;
  } finally {
    await opened.close();
  }
}
