/**
 * Where a word of a search may occur: in the name of someone on a lease, in what a property is called and its address, in the label of
 * a unit, or in both of them where they meet, as in 87-302. An index is asked for each place by itself, because no index
 * covers two tables.
 */
export type Place = 'name' | 'address' | 'label' | Split;

/** What of a word is the end of a street number, and what the beginning of a label. */
export interface Split {
  number: string;
  label: string;
}

/** Shorter words have no three characters that follow each other. */
const INDEXED = 3;
/** So many words are looked for in an index. The others are compared with what was found. */
const MOST_DRIVERS = 3;
/** More combinations of places than this aren't asked for: one word fewer is looked for in an index then. */
const MOST_COMBINATIONS = 12;

/** All threes of characters that follow each other, as `lw_grams` gives them (migration 1633). */
export function gramsOf(text: string): string[] {
  const characters = [...text];
  return [...new Set(characters.slice(2).map((last, at) => `${characters[at]}${characters[at + 1]}${last}`))];
}

/** A word that an index is asked about. */
export interface Driver {
  word: string;
  /** What it must have in a text that begins with a space. */
  grams: string[];
}

/** The longest words, as they are the rarest. Words of two characters count only where there is no longer one. */
export function driversOf(words: readonly string[]): Driver[] {
  const lengths = [...new Set(words)].toSorted((left, right) => right.length - left.length);
  const long = lengths.filter((word) => [...word].length >= INDEXED);
  const chosen = long.length > 0 ? long : lengths.filter((word) => [...word].length === INDEXED - 1);
  return chosen.slice(0, MOST_DRIVERS).map(driverOf);
}

const driverOf = (word: string): Driver => ({
  word,
  // Of two characters only what begins with them is found: with the space before them they are three.
  grams: gramsOf([...word].length < INDEXED ? ` ${word}` : word),
});

/** For each of its dashes, what comes before and after it. */
export function splitsOf(word: string): Split[] {
  return [...word.matchAll(/-/g)]
    .map(({ index }) => ({ number: word.slice(0, index), label: word.slice(index + 1) }))
    .filter(({ label }) => label !== '');
}

/** Counting ends here: what more rows have is common. */
export const COMMON = 5000;

/** A place where a driver may occur, and about how many rows there have it. */
export interface Occurrence {
  driver: Driver;
  place: Place;
  rows: number;
}

/** For each driver, one of the places where it occurs. */
export type Combination = readonly Occurrence[];

/** All combinations of the places, of as many of the drivers as there may be. None if one of them occurs nowhere. */
export function combinationsOf(places: readonly (readonly Occurrence[])[]): Combination[] {
  const count = places.reduce((product, some) => product * some.length, 1);
  if (count > MOST_COMBINATIONS) return combinationsOf(places.slice(0, -1));
  return places.reduce<Combination[]>((made, some) => made.flatMap((one) => some.map((next) => [...one, next])), [[]]);
}

/**
 * What of a combination an index is asked for: the rarest alone, because computing the threes of a row costs more than comparing it. If all are
 * common, all of them: PostgreSQL then decides where to begin.
 */
export function askedOf(combination: Combination): Combination {
  const rarest = combination.toSorted((left, right) => left.rows - right.rows)[0];
  return rarest && rarest.rows < COMMON ? [rarest] : combination;
}
