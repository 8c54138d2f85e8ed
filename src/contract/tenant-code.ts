/** Letters and digits of tenant codes: without O, I, 0 and 1, which are easily confused (docs/specification/tenant-codes.md). */
export const TENANT_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const TENANT_CODE_DIGITS = '23456789';

const CODE = new RegExp(`^[${TENANT_CODE_LETTERS}]{4}[${TENANT_CODE_DIGITS}]{4}$`);

/** What a person typed, in the form that is hashed and compared: capitals, without dashes and spaces. */
export function normaliseTenantCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** Whether a normalized code has the right form: four letters, then four digits. */
export function isTenantCode(code: string): boolean {
  return CODE.test(code);
}

/** As printed on the welcome letter, in three groups: `ABCD2345` → `ABCD-23-45`. */
export function formatTenantCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4, 6)}-${code.slice(6)}`;
}

/** Creates a code. `pick(n)` returns an unpredictable integer from 0 to n − 1 (`crypto.randomInt`). */
export function drawTenantCode(pick: (bound: number) => number): string {
  const draw = (alphabet: string) => alphabet.charAt(pick(alphabet.length));
  const letters = Array.from({ length: 4 }, () => draw(TENANT_CODE_LETTERS));
  const digits = Array.from({ length: 4 }, () => draw(TENANT_CODE_DIGITS));
  return [...letters, ...digits].join('');
}
