/** @typedef {{ from: string, to: string }} Import */

/** @param {string} path */
const moduleOf = (path) => /^src\/modules\/([^/]+)\//.exec(path)?.[1];

/**
 * The cycles between modules of the server. Events don't count: modules react to events of the modules below them, and
 * a subscriber imports the event's class.
 * @param {Import[]} imports
 * @returns {string[][]} each from the module in which it begins back to it
 */
export function moduleCycles(imports) {
  const below = new Map();
  for (const { from, to } of imports) {
    const [user, used] = [moduleOf(from), moduleOf(to)];
    if (!user || !used || user === used || to.endsWith('.events.ts')) continue;
    below.set(user, (below.get(user) ?? new Set()).add(used));
  }
  /** @type {string[][]} */
  const cycles = [];
  const done = new Set();
  for (const start of [...below.keys()].sort()) walk(start, []);
  return cycles;

  /** @param {string} name @param {string[]} path */
  function walk(name, path) {
    const seen = path.indexOf(name);
    if (seen >= 0) return void cycles.push([...path.slice(seen), name]);
    if (done.has(name)) return;
    for (const next of below.get(name) ?? []) walk(next, [...path, name]);
    done.add(name);
  }
}
