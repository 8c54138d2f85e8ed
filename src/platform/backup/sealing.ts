import type { Readable } from 'node:stream';
import { Readable as NodeReadable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Encrypter } from 'age-encryption';
import { BackupError } from './archive.js';

/** What encrypts an archive: a passphrase, or the public key of someone who keeps the private key elsewhere. */
export type Seal = { passphrase: string } | { recipient: string };
/** What decrypts it. */
export type Opener = { passphrase: string } | { identity: string };

/**
 * scrypt with 2^15 takes 32 MiB. The usual 2^18 would take 256 MiB of a server that has 640; the shortest passphrase that the
 * settings accept makes up for it.
 */
const WORK_FACTOR = 15;

/**
 * Encrypts with age (https://age-encryption.org/v1): chunks of 64 KiB, each authenticated, and the last one marked. Also gives
 * what opens this archive again for its verification. For a recipient that is a second key, which lives for this run only.
 */
export async function sealed(plain: Readable, seal: Seal): Promise<{ bytes: Readable; opener: Opener }> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  const opener = await prepare(encrypter, seal);
  const bytes = await encrypter.encrypt(NodeReadable.toWeb(plain) as ReadableStream<Uint8Array>);
  return { bytes: NodeReadable.fromWeb(bytes as NodeReadableStream), opener };
}

async function prepare(encrypter: Encrypter, seal: Seal): Promise<Opener> {
  if ('passphrase' in seal) {
    encrypter.setPassphrase(seal.passphrase);
    encrypter.setScryptWorkFactor(WORK_FACTOR);
    return seal;
  }
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  encrypter.addRecipient(seal.recipient);
  encrypter.addRecipient(await identityToRecipient(identity));
  return { identity };
}

/** The content of an archive, whose bytes come from `source`. Rejects with `passphrase` or `damaged`; its stream fails when a later chunk was changed. */
export async function opened(source: Readable, opener: Opener): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  if ('passphrase' in opener) decrypter.addPassphrase(opener.passphrase);
  else decrypter.addIdentity(opener.identity);
  try {
    const bytes = await decrypter.decrypt(NodeReadable.toWeb(source) as ReadableStream<Uint8Array>);
    return NodeReadable.fromWeb(bytes as NodeReadableStream);
  } catch (error) {
    source.destroy();
    throw openingFault(error);
  }
}

function openingFault(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  const { code, path } = error as { code?: string; path?: string };
  if (code === 'ENOENT') return new BackupError('failed', `There is no file ${path}.`, { cause: error });
  if (/no identity matched/.test(message))
    return new BackupError(
      'passphrase',
      'This passphrase or key doesn’t open the archive, or the head of the archive was changed. Nothing was restored.',
      { cause: error },
    );
  return damaged(error);
}

export function damaged(cause?: unknown): BackupError {
  if (cause instanceof BackupError) return cause;
  return new BackupError(
    'damaged',
    'The archive is cut or was changed. Nothing was restored from it: use another one.',
    { cause },
  );
}
