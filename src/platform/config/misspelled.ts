/** Shorter names are like too many others: PORT, HOST. */
const SHORTEST = 8;
/** From this length on, two letters may be wrong. */
const LONG = 16;

/**
 * Names in the environment that are almost one of `known`, each with the one that was probably meant. Anything else is left
 * alone, because an environment is full of names that are none of our business.
 */
export function misspelled(env: NodeJS.ProcessEnv, known: readonly string[]): { name: string; meant: string }[] {
  const candidates = known.filter((name) => name.length >= SHORTEST);
  return Object.keys(env)
    .filter((name) => env[name] && !known.includes(name))
    .flatMap((name) => {
      const meant = candidates.find((one) => isNear(name, one));
      return meant ? [{ name, meant }] : [];
    });
}

function isNear(name: string, known: string): boolean {
  if (plain(name) === plain(known)) return true;
  const most = known.length >= LONG ? 2 : 1;
  return Math.abs(name.length - known.length) <= most && distance(name, known) <= most;
}

const plain = (name: string): string => name.toUpperCase().replaceAll(/[_.-]/g, '');

/** Letters to add, remove, replace or swap with their neighbor until the names are equal (optimal string alignment). */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? Infinity) + 1 : Infinity;
      row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost, swapped);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
