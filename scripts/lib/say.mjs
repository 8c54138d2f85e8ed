/** @param {string} text */
export function say(text) {
  console.log(text);
}

/** @param {number} since from Date.now() */
export function secondsSince(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Announces a step, does it, and says how long it took when that was worth waiting for.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  say(`• ${title} …`);
  const begun = Date.now();
  const result = await work();
  if (Date.now() - begun > 1_000) say(`  done in ${secondsSince(begun)}`);
  return result;
}
