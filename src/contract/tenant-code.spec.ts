import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TENANT_CODE } from './limits.js';
import { drawTenantCode, formatTenantCode, isTenantCode, normaliseTenantCode } from './tenant-code.js';

const drawn = fc
  .infiniteStream(fc.nat())
  .map((numbers) => drawTenantCode((bound) => (numbers.next().value ?? 0) % bound));

describe('tenant codes', () => {
  it.each(['ABCD2345', 'ABCD-23-45', 'abcd-23-45', ' abcd 2345 ', 'ABCD–23—45', 'ＡＢＣＤ2345', 'abcd\u00a02345'])(
    'TA-002 reads %p as one code',
    (typed) => {
      expect(normaliseTenantCode(typed)).toBe('ABCD2345');
      expect(isTenantCode(normaliseTenantCode(typed))).toBe(true);
    },
  );

  it.each([
    'ABCO2345',
    'ABCI2345',
    'ABCD0345',
    'ABCD2341',
    'ABCD234',
    'ABCD23456',
    '2345ABCD',
    'ABCDE345',
    '',
    'ABCD2345\n',
  ])('TA-025 refuses %p', (code) => {
    expect(isTenantCode(code)).toBe(false);
  });

  it('TA-025 draws four letters and four digits without O, I, 0 and 1, which print in three groups', () => {
    fc.assert(
      fc.property(drawn, (code) => {
        expect(code).toMatch(/^[A-HJ-NP-Z]{4}[2-9]{4}$/);
        expect(formatTenantCode(code)).toMatch(/^\w{4}-\w{2}-\w{2}$/);
        expect(formatTenantCode(code).length).toBeLessThanOrEqual(TENANT_CODE.pageMaxLength);
        expect(normaliseTenantCode(formatTenantCode(code))).toBe(code);
      }),
    );
  });

  it('TA-025 can draw every letter and digit', () => {
    const codes = Array.from({ length: 24 }, (_, index) => drawTenantCode((bound) => index % bound));
    expect(new Set(codes.join('')).size).toBe(24 + 8);
  });
});
