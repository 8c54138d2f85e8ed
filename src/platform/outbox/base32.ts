/** Small letters and digits without 0, 1, 8 and 9: mail servers change the case of addresses. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Bytes as text that may stand before an @. */
export function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** How many letters so many bytes become. */
export const base32Length = (bytes: number): number => Math.ceil((bytes * 8) / 5);
