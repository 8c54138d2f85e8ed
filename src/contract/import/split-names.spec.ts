import { describe, expect, it } from '@jest/globals';
import { splitEmails, splitPhones } from './split-contacts.js';
import { splitNames } from './split-names.js';

const said = (text: string) =>
  splitNames(text)
    .map(({ firstName, lastName }) => `${firstName}|${lastName}`)
    .join(' / ');

describe('people in one cell', () => {
  it.each([
    ['Ann Lee', 'Ann|Lee'],
    ['Ann Lee & Bo Lee', 'Ann|Lee / Bo|Lee'],
    ['Ann Lee&Bo Roy', 'Ann|Lee / Bo|Roy'],
    ['Lee, Ann', 'Ann|Lee'],
    ['Lee, Ann Marie', 'Ann Marie|Lee'],
    ['Lee, Ann; Lee, Bo', 'Ann|Lee / Bo|Lee'],
    ['Lee, Ann, Roy, Bo', 'Ann|Lee / Bo|Roy'],
    ['Ann Lee, Bo Roy', 'Ann|Lee / Bo|Roy'],
    ['Ann and Bo Lee', 'Ann|Lee / Bo|Lee'],
    ['Lee, Ann & Bo', 'Ann|Lee / Bo|Lee'],
    ['Ann Lee\nBo Roy', 'Ann|Lee / Bo|Roy'],
    ['Ann Lee / Bo Roy', 'Ann|Lee / Bo|Roy'],
    ['Ann Lee, Jr.', 'Ann|Lee'],
    ['Ann Lee Jr.', 'Ann|Lee Jr.'],
    ['Maria van der Berg', 'Maria|van der Berg'],
    ['Van Der Berg, Maria', 'Maria|Van Der Berg'],
    ['Ana García y Luis Pérez', 'Ana|García / Luis|Pérez'],
    ['Ana y Luis Pérez', 'Ana|Pérez / Luis|Pérez'],
    ['Julie Roy et Marc Côté', 'Julie|Roy / Marc|Côté'],
    ['Acme Holdings LLC', 'Acme Holdings|LLC'],
    ['Cher', 'Cher|'],
    ['VACANT', ''],
    ['Vacante', ''],
    ['--', ''],
    ['', ''],
    ['constructor & __proto__', 'constructor| / __proto__|'],
  ])('%s', (text, wanted) => expect(said(text)).toBe(wanted));

  it('takes addresses and numbers in the order of the people', () => {
    expect(splitEmails('ann@example.com; bo@example.com')).toEqual(['ann@example.com', 'bo@example.com']);
    expect(splitEmails('ann@example.com,\nbo@example.com')).toEqual(['ann@example.com', 'bo@example.com']);
    expect(splitPhones('503 555-0100; 503 555-0101', 2)).toEqual(['503 555-0100', '503 555-0101']);
    expect(splitPhones('503 555-0100', 2)).toEqual(['503 555-0100']);
    expect(splitPhones('Home: (312) 555-0100, Mobile: (312) 555-0101', 1)).toEqual(['(312) 555-0101']);
    expect(splitPhones('Téléphone: 514 555-0199', 1)).toEqual(['514 555-0199']);
  });
});
