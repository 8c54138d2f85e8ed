export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Words between two people, in our languages. */
const AND = new Set(['&', 'and', 'et', 'y', 'e', '+']);
/** Particles that belong to the last name after them. */
const PARTICLES = new Set([
  'van',
  'von',
  'de',
  'del',
  'der',
  'den',
  'la',
  'las',
  'los',
  'le',
  'du',
  'des',
  'di',
  'da',
  'dos',
  'das',
  'el',
  'al',
  'bin',
  'ter',
  'ten',
  'st',
  'st.',
]);
const SUFFIXES = new Set(['jr', 'jr.', 'sr', 'sr.', 'ii', 'iii', 'iv']);
const NOBODY = new Set([
  'vacant',
  'vacantunit',
  'unoccupied',
  'none',
  'na',
  'empty',
  'available',
  'libre',
  'inoccupe',
  'vide',
  'vacante',
  'vacio',
  'vacia',
  'desocupado',
  'desocupada',
  'disponible',
]);

/** Whether a cell says that the unit is empty. */
export function isNobody(text: string): boolean {
  return (
    /^[-–—\s]*$/.test(text) ||
    NOBODY.has(
      text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z]/g, ''),
    )
  );
}

/**
 * The people that a cell names: "Ann Lee & Bo Lee", "Lee, Ann; Lee, Bo", "Ann and Bo Lee". A person without a last name gets
 * the one of the next person, or of the previous one if that was written last name first.
 */
export function splitNames(text: string): PersonName[] {
  if (isNobody(text)) return [];
  const people = text
    .split(/[;\n\r/|]/)
    .flatMap(apart)
    .flatMap(byCommas)
    .filter(({ firstName, lastName }) => firstName || lastName);
  return people.map((person, at) => (person.lastName ? person : { ...person, lastName: lastNameNear(people, at) }));
}

/** Splits at words such as “and”. */
function apart(text: string): string[] {
  const parts: string[][] = [[]];
  for (const word of text.replaceAll('&', ' & ').split(/\s+/).filter(Boolean)) {
    if (AND.has(word.toLowerCase())) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((words) => words.join(' ')).filter(Boolean);
}

/** "Lee, Ann" is one person, "Ann Lee, Bo Lee" are two, "Lee, Ann, Roy, Bo" as well. */
function byCommas(text: string): PersonName[] {
  const pieces = text
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean);
  const named = pieces.filter((piece, at) => at === 0 || !SUFFIXES.has(piece.toLowerCase()));
  if (named.length < 2) return named.map(oneName);
  if (named.every((piece) => piece.includes(' '))) return named.map(oneName);
  if (named.length % 2 === 1) return [{ lastName: named[0] ?? '', firstName: named.slice(1).join(' ') }];
  return named.flatMap((piece, at) => (at % 2 === 0 ? [{ lastName: piece, firstName: named[at + 1] ?? '' }] : []));
}

/** The last word is the last name, together with its particles. */
function oneName(text: string): PersonName {
  const words = text.split(' ').filter(Boolean);
  if (words.length < 2) return { firstName: text, lastName: '' };
  let at = words.length - 1;
  if (SUFFIXES.has((words[at] ?? '').toLowerCase()) && at > 1) at -= 1;
  while (at > 1 && PARTICLES.has((words[at - 1] ?? '').toLowerCase())) at -= 1;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}

function lastNameNear(people: readonly PersonName[], at: number): string {
  return (
    people.slice(at + 1).find(({ lastName }) => lastName)?.lastName ??
    people.slice(0, at).findLast(({ lastName }) => lastName)?.lastName ??
    ''
  );
}
