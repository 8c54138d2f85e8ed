import { acceptedKeys, fingerprint, serverKey } from '../config/keys.js';
import type { Settings } from '../config/settings.js';
import type { KeyFingerprints } from './archive.js';

/** Fingerprints of the keys that this installation has, the current ones first. Others that it accepts count as well. */
export function keyFingerprints(settings: Settings): KeyFingerprints {
  return {
    JWT_SECRET: acceptedKeys(settings, 'JWT_SECRET').map(fingerprint),
    DOCUMENT_KEY: serverKey(settings, 'DOCUMENT_KEY')
      .split(',')
      .map((key) => fingerprint(Buffer.from(key.trim(), 'base64'))),
    CODE_KEY: acceptedKeys(settings, 'CODE_KEY').map(fingerprint),
  };
}

const UNREADABLE: Record<keyof KeyFingerprints, string> = {
  JWT_SECRET: 'Everyone has to sign in again, and open chats on the site end.',
  DOCUMENT_KEY: 'Stored documents and pictures can’t be opened.',
  CODE_KEY:
    'Tenant codes and newsletter links that were sent no longer work, authenticator apps have to be set up again, and webhooks need a new secret.',
};

/**
 * One sentence for each key that the archive was made with and this installation doesn't have. It says what can't be read
 * without the key.
 */
export function missingKeys(archived: KeyFingerprints, own: KeyFingerprints): string[] {
  return (Object.keys(UNREADABLE) as (keyof KeyFingerprints)[]).flatMap((name) =>
    archived[name]
      .filter((key) => !own[name].includes(key))
      .map((key) => `${name} is not the one of the archive (${key}). ${UNREADABLE[name]}`),
  );
}
