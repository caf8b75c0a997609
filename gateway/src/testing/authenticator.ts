import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Options with which a test does something wrong. */
interface Deviation {
  origin?: string;
  rpId?: string;
  /** The type of the client data. */
  type?: string;
  challenge?: string;
  counter?: number;
  crossOrigin?: boolean;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

interface Statement {
  fmt: string;
  attStmt: Map<string, never[]>;
}

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 };

/**
 * A passkey in software (ES256): makes and signs what a browser and its authenticator would send to a site, so that tests
 * run the real verification. It counts its signatures.
 */
export class SoftwarePasskey {
  counter = 0;
  readonly credentialId = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** Of an account that no site knows, until it is registered. */
  private userHandle = encode(randomBytes(32));

  constructor(private readonly origin: string) {}

  /** A `RegistrationResponseJSON` for the options of `POST /api/passkeys/options`. */
  register(
    options: CreationOptions,
    deviation: Deviation = {},
    statement: Statement = { fmt: 'none', attStmt: new Map() },
  ) {
    this.userHandle = options.user.id;
    const authData = this.authenticatorData(options.rp.id, deviation, flags.hasKey, this.credentialData());
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, never[]> | Uint8Array>([
        ['fmt', statement.fmt],
        ['attStmt', statement.attStmt],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      ...this.credential(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, deviation),
        attestationObject: encode(Buffer.from(attestationObject)),
        transports: ['internal'],
      },
    };
  }

  /** An `AuthenticationResponseJSON` for the options of `POST /api/auth/passkey/options`. */
  sign(options: RequestOptions, deviation: Deviation = {}, key: KeyObject = this.keys.privateKey) {
    this.counter = deviation.counter ?? this.counter + 1;
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, deviation);
    const authenticatorData = this.authenticatorData(options.rpId, deviation);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON,
        authenticatorData: encode(authenticatorData),
        signature: encode(sign('sha256', signed, key)),
        userHandle: this.userHandle,
      },
    };
  }

  private credential() {
    const id = encode(this.credentialId);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string, deviation: Deviation): string {
    const data = {
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? this.origin,
      crossOrigin: deviation.crossOrigin ?? false,
    };
    return encode(Buffer.from(JSON.stringify(data)));
  }

  private authenticatorData(
    rpId: string,
    deviation: Deviation,
    extra = 0,
    data: Buffer = Buffer.alloc(0),
  ): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(Buffer.from(deviation.rpId ?? rpId)),
      Buffer.from([flags.present | flags.verified | extra]),
      counter,
      data,
    ]);
  }

  private credentialData(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
    const publicKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, this.credentialId, isoCBOR.encode(publicKey)]);
  }
}

const encode = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
