import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Settings } from '../../../platform/config/settings.js';
import { ReplyAddresses } from './reply-address.service.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const of = (code: string) => new ReplyAddresses({ CODE_KEY: code, REPLY_ADDRESS: 'reply@homes.example' } as Settings);
const ours = of('a'.repeat(40));

describe('TALK-07 an address for answers', () => {
  const seenId = v7();
  const address = ours.addressFor(seenId, 'supplier', NOW);

  it('fits before an @, and survives servers that change the case', () => {
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(address).toMatch(/^reply\+[a-z2-7]+@homes\.example$/);
    for (const text of [address, address.toUpperCase(), `"Lodgewell" <${address}>, other@example.com`])
      expect(ours.read(text, NOW)).toEqual({ seenId, audience: 'supplier', expired: false });
  });

  it('is worth nothing changed, signed by another key, or of another host', () => {
    const token = address.slice('reply+'.length).split('@')[0] ?? '';
    for (let at = 0; at < token.length - 1; at++) {
      const other = `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`;
      expect(ours.read(`reply+${other}@homes.example`, NOW)).toBeNull();
    }
    expect(of('b'.repeat(40)).read(address, NOW)).toBeNull();
    expect(ours.read(address.replace('homes.example', 'evil.example'), NOW)).toBeNull();
    expect(ours.read(`reply+${token.slice(1)}@homes.example`, NOW)).toBeNull();
  });

  it('ends after ninety days', () => {
    const after = (days: number) => new Date(NOW.getTime() + days * 24 * 3600_000);
    expect(ours.read(address, after(90))?.expired).toBe(false);
    expect(ours.read(address, after(92))?.expired).toBe(true);
  });
});
