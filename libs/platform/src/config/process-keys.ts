import { type KeyObject, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { ProcessName } from '@sumfox/contracts/processes';

/** Ed25519 keys as DER in base64url, so that they fit into one line of an environment. */
export interface WrittenKeyPair {
  privateKey: string;
  publicKey: string;
}

export type PublicKeys = Readonly<Record<ProcessName, KeyObject>>;

/** A new pair. */
export function createKeyPair(): WrittenKeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
  };
}

/** `name:key` of each process, by commas: what `readPublicKeys` reads. */
export function writePublicKeys(pairs: Readonly<Record<string, WrittenKeyPair>>): string {
  return Object.entries(pairs)
    .map(([name, { publicKey }]) => `${name}:${publicKey}`)
    .join(',');
}

/** Throws for what is no Ed25519 key, without showing it. */
export function readPrivateKey(text: string): KeyObject {
  return ed25519('INTERNAL_KEY', () =>
    createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' }),
  );
}

/**
 * The public key of every process. Throws when one is missing, unknown, no Ed25519 key, or the key of two: processes
 * that share a key could speak for each other.
 */
export function readPublicKeys(text: string, names: readonly ProcessName[]): PublicKeys {
  const entries = text.split(',').map((entry) => entry.split(':'));
  const written = new Map(entries.map(([name = '', key = '']) => [name, key]));
  const wrong = names.filter((name) => !written.get(name));
  if (wrong.length > 0 || entries.length !== names.length)
    throw new Error(
      `INTERNAL_PUBLIC_KEYS must hold one key for each process; missing: ${wrong.join(', ') || 'none'}.`,
    );
  if (new Set(written.values()).size !== names.length)
    throw new Error('INTERNAL_PUBLIC_KEYS holds one key for two processes.');
  return Object.fromEntries(
    names.map((name) => [
      name,
      ed25519(`INTERNAL_PUBLIC_KEYS of ${name}`, () =>
        createPublicKey({
          key: Buffer.from(written.get(name) ?? '', 'base64url'),
          format: 'der',
          type: 'spki',
        }),
      ),
    ]),
  ) as Record<ProcessName, KeyObject>;
}

/** Throws unless the private key is the other half of the public one. */
export function checkPair(privateKey: KeyObject, publicKey: KeyObject, name: string): void {
  if (!createPublicKey(privateKey).equals(publicKey))
    throw new Error(`INTERNAL_KEY is not the key of ${name} in INTERNAL_PUBLIC_KEYS.`);
}

function ed25519(what: string, read: () => KeyObject): KeyObject {
  let key: KeyObject;
  try {
    key = read();
  } catch {
    throw new Error(`${what} is not a key in DER and base64url.`);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${what} is not an Ed25519 key.`);
  return key;
}

/** Name and key of a process, and the public keys of the others. */
export interface OwnIdentity {
  process: ProcessName;
  privateKey: KeyObject;
  publicKeys: PublicKeys;
}
