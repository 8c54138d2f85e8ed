/** What "3-1200 Maple St" means: unit 3 at number 1200, or one house number. */
export type UnitFirst = 'unit' | 'number';

export interface StreetParts {
  streetNumber: string;
  street: string;
  unit: string;
  /** Whether it is written as "3-1200 Maple St", whose meaning depends on the answer to a question. */
  unclear: boolean;
}

const UNIT_WORDS = new Set([
  'apt',
  'apartment',
  'unit',
  'suite',
  'ste',
  'flat',
  'rm',
  'room',
  'app',
  'appt',
  'appartement',
  'logement',
  'bureau',
  'depto',
  'dept',
  'departamento',
  'interior',
  'int',
  'oficina',
]);
/** Streets of these types have their number after the name. */
const NUMBER_BEHIND = new Set([
  'calle',
  'av',
  'avenida',
  'avda',
  'paseo',
  'carrera',
  'calzada',
  'calz',
  'callejon',
  'privada',
  'priv',
  'prolongacion',
  'prol',
  'blvd',
  'boulevard',
  'bulevar',
]);
const NUMBER_SUFFIXES = new Set(['bis', 'ter', 'quater', '1/2']);
/** A house number can be this long. */
const NUMBER_MAX = 12;

/**
 * Splits "1200 Maple St #101" into number, street and unit; what is missing stays empty. It decides by words and signs only,
 * one character at a time.
 */
export function splitStreet(line: string, unitFirst?: UnitFirst): StreetParts {
  const words = wordsOf(line);
  const { unit, rest } = takeUnit(words);
  return numbered(rest, unit, unitFirst);
}

/** Whether a text is a unit and nothing else: "Apt 4B", "#101". */
export function unitOnly(text: string): string | null {
  const { unit, rest } = takeUnit(wordsOf(text));
  return unit && rest.length === 0 ? unit : null;
}

function takeUnit(words: string[]): { unit: string; rest: string[] } {
  const [first = '', second = ''] = words;
  if (isUnitWord(first) && isLabel(second)) return { unit: bare(second), rest: withoutDash(words.slice(2)) };
  if (isMarked(first)) return { unit: bare(first), rest: withoutDash(words.slice(1)) };
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  if (words.length > 2 && isUnitWord(before) && isLabel(last)) return { unit: bare(last), rest: words.slice(0, -2) };
  if (words.length > 1 && isMarked(last)) return { unit: bare(last), rest: words.slice(0, -1) };
  return { unit: '', rest: words };
}

function numbered(words: string[], unit: string, unitFirst?: UnitFirst): StreetParts {
  const [first = '', second = '', third = ''] = words;
  const dashed =
    second === '-' && /^\d/.test(third)
      ? { head: first, tail: third, street: words.slice(3) }
      : halves(first, words.slice(1));
  if (dashed && dashed.street.length > 0) return withHalves(dashed, unit, unitFirst);
  if (/^\d/.test(first) && first.length <= NUMBER_MAX && words.length > 1) {
    const length = NUMBER_SUFFIXES.has(second.toLowerCase()) && words.length > 2 ? 2 : 1;
    return {
      streetNumber: trimmed(words.slice(0, length).join(' ')),
      street: trimmed(words.slice(length).join(' ')),
      unit,
      unclear: false,
    };
  }
  const last = words.at(-1) ?? '';
  if (words.length > 1 && NUMBER_BEHIND.has(plain(first)) && /^\d/.test(last) && last.length <= NUMBER_MAX) {
    return { streetNumber: trimmed(last), street: trimmed(words.slice(0, -1).join(' ')), unit, unclear: false };
  }
  return { streetNumber: '', street: trimmed(words.join(' ')), unit, unclear: false };
}

/** "3-1200": two numbers with a dash between them. A letter before the dash can only be a unit. */
function halves(word: string, street: string[]): { head: string; tail: string; street: string[] } | null {
  const [head = '', tail = '', ...more] = word.split('-');
  return more.length === 0 && head && /^\d/.test(tail) && /^[A-Za-z]?\d*[A-Za-z]?$/.test(head)
    ? { head, tail, street }
    : null;
}

function withHalves(
  { head, tail, street }: { head: string; tail: string; street: string[] },
  unit: string,
  unitFirst?: UnitFirst,
): StreetParts {
  const parts = { streetNumber: trimmed(tail), street: trimmed(street.join(' ')), unit: unit || head, unclear: false };
  if (!/^\d/.test(head)) return parts;
  // Another word of the address names the unit, so both numbers are the house number.
  if (unit) return { ...parts, streetNumber: `${head}-${trimmed(tail)}`, unit };
  if (unitFirst === 'unit') return parts;
  return { ...parts, streetNumber: `${head}-${trimmed(tail)}`, unit: '', unclear: unitFirst === undefined };
}

/** "Apt#4" and "# 4" become "Apt #4" and "#4". */
const wordsOf = (text: string) => text.replaceAll('#', ' #').replaceAll('# ', '#').split(/\s+/).filter(Boolean);
const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
/** Removes the comma that was before the unit: "Maple St, #101". */
const trimmed = (text: string) => text.replace(/,$/, '').trimEnd();
const bare = (word: string) => word.replaceAll('#', '').replace(/[,.]$/, '');
/** Some write the mark as well as the word: "#Apt 4". */
const isUnitWord = (word: string) => /^#?[A-Za-z]+[.:]?$/.test(word) && UNIT_WORDS.has(plain(word));
const isLabel = (word: string) =>
  word !== '' && word.length <= NUMBER_MAX && (/\d/.test(word) || /^#?[A-Za-z]{1,2}[,.]?$/.test(word));
const isMarked = (word: string) => word.startsWith('#') && word.length > 1;
const withoutDash = (words: string[]) => (words[0] === '-' || words[0] === ',' ? words.slice(1) : words);
