import { describe, expect, it } from '@jest/globals';
import type { Settings } from '../../platform/config/settings.js';
import { TwoFactorSecrets } from './two-factor-secrets.js';

const SECRET = Buffer.from('12345678901234567890');
/** What the first release stored for this secret, under this key. */
const RELEASED = 'ykH56kQHvbPKMSe+eX7v2y1gxhR2CLKTIxC/3g/0OMvC7SRoQL19NgtZUVcDOfxw';
const secrets = new TwoFactorSecrets({ CODE_KEY: 'c'.repeat(40) } as Settings);

describe('AD-033 sealed secrets of authenticator apps', () => {
  it('open for the person whom they were sealed for', () => {
    const sealed = secrets.seal('nadia', SECRET);
    expect(secrets.open('nadia', sealed)).toEqual(SECRET);
    expect(sealed.length).toBeLessThanOrEqual(300);
    expect(sealed).not.toContain(SECRET.toString('base64'));
  });

  it('can’t be decrypted in another person’s row', () => {
    expect(() => secrets.open('omar', secrets.seal('nadia', SECRET))).toThrow(/authenticate/);
  });

  it('of the first release still open', () => {
    expect(secrets.open('nadia', RELEASED)).toEqual(SECRET);
  });

  it('open under no other key and not when they were changed', () => {
    const others = new TwoFactorSecrets({ CODE_KEY: 'd'.repeat(40) } as Settings);
    for (const sealed of [secrets.seal('nadia', SECRET), RELEASED]) {
      expect(() => others.open('nadia', sealed)).toThrow(/authenticate/);
      const at = sealed.length - 12;
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
      expect(() => secrets.open('nadia', changed)).toThrow(/authenticate/);
    }
  });
});
