/** A device with passkeys, in software: it answers WebAuthn's options as a browser does. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a test lets the device do wrong. */
export interface Faults {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

interface Credential {
  id: Buffer;
  privateKey: KeyObject;
  userHandle: string;
  counter: number;
}

interface CreationOptions {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId?: string;
}

const flags = { present: 1, verified: 4, attested: 64 };

export function authenticator(origin: string) {
  const made: Credential[] = [];

  const client = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        ...{ type, challenge: faults.challenge ?? challenge, origin: faults.origin ?? origin },
        crossOrigin: false,
      }),
    );

  const data = (
    rpId: string,
    counter: number,
    { isUserVerified = true, ...faults }: Faults,
    rest?: Buffer,
  ) => {
    const bits = flags.present | (isUserVerified ? flags.verified : 0) | (rest ? flags.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(faults.rpId ?? rpId), Buffer.from([bits]), count, rest ?? Buffer.alloc(0)]);
  };

  return {
    /** `RegistrationResponseJSON`. */
    create({ challenge, rp, user }: CreationOptions, faults: Faults = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const credential = {
        id: randomBytes(32),
        privateKey,
        userHandle: user.id,
        counter: faults.counter ?? 1,
      };
      made.push(credential);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credential.id.length]),
        credential.id,
        coseKey(publicKey),
      ]);
      const authData = data(rp.id ?? '', credential.counter, faults, attested);
      return {
        ...identified(credential),
        name: 'Test device',
        response: {
          clientDataJSON: client('webauthn.create', challenge, faults).toString('base64url'),
          attestationObject: Buffer.concat([
            Buffer.from([0xa3]),
            ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
            ...[text('authData'), bytes(authData)],
          ]).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** `AuthenticationResponseJSON`, with the passkey made last. */
    get({ challenge, rpId }: RequestOptions, faults: Faults = {}) {
      const credential = made.at(-1);
      if (!credential) throw new Error('The device has no passkey.');
      credential.counter = faults.counter ?? credential.counter + 1;
      const authenticatorData = data(rpId ?? '', credential.counter, faults);
      const clientData = client('webauthn.get', challenge, faults);
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      return {
        ...identified(credential),
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, credential.privateKey).toString('base64url'),
          userHandle: faults.userHandle ?? credential.userHandle,
        },
      };
    },
  };
}

const identified = ({ id }: Credential) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key',
  clientExtensionResults: {},
});

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();

/** CBOR: a text of fewer than 24 bytes, and bytes of fewer than 65,536. */
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (content: Buffer) =>
  Buffer.concat([Buffer.from([0x59, content.length >> 8, content.length & 255]), content]);

/** ES256, with the two coordinates of the point. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (value: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}
