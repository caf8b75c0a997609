import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text by AES-256-GCM: nonce, tag and ciphertext.
 *
 * @param head is not in the result, but authenticated with it
 */
export function encrypt(key: Buffer, text: string, head = ''): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encrypting = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(head));
  const encrypted = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()]);
  return Buffer.concat([nonce, encrypting.getAuthTag(), encrypted]);
}

/** @throws with another key or head, or if the bytes were changed */
export function decrypt(key: Buffer, bytes: Buffer, head = ''): string {
  const nonce = bytes.subarray(0, nonceBytes);
  const decrypting = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(head))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decrypting.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8');
  return text + decrypting.final('utf8');
}
